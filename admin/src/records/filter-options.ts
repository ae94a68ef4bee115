import type { Field } from '@karibu/graph/contract';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { optionLabel } from '../inputs/option-label.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';

export type FilterOption = { value: unknown; label: string };

/** Makes the function that gives what a filter of a list can be set to, as people read it. */
export function useFilterOptions(resource: string) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const { data: choices = [], isPending } = useQuery({
    queryKey: [resource, 'filter-choices'],
    queryFn: () => dataProvider.getFilterChoices(resource),
    // What was just saved is to be chosen.
    staleTime: 0,
  });
  return {
    isPending,
    optionsOf: (name: string, field: Field): FilterOption[] =>
      fixedOptions(field) ?? choices.filter(({ filter }) => filter === name),
  };
}

function fixedOptions({ type, options }: Field): FilterOption[] | null {
  if (options) return options.map((value) => ({ value, label: optionLabel(value) }));
  if (type !== 'boolean') return null;
  return [
    { value: true, label: 'Yes' },
    { value: false, label: 'No' },
  ];
}
