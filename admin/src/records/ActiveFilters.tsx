import { type Field, formatDate } from '@karibu/graph/contract';
import { Box, Button, Chip } from '@mui/material';
import { filtersOf } from '../providers/fields-of.ts';
import { type FilterOption, useFilterOptions } from './filter-options.ts';
import { useListFilters } from './use-list-filters.ts';

/** What a list is narrowed to, in words; each can be taken away, or all at once. */
export function ActiveFilters({ resource }: { resource: string }) {
  const { filterValues, changeFilters, clearFilters } = useListFilters();
  const { optionsOf, isPending } = useFilterOptions(resource);
  const active = Object.entries(filtersOf(resource)).filter(
    ([name]) => filterValues[name] !== undefined,
  );
  const remove = (name: string) => changeFilters(({ [name]: _, ...others }) => others);
  return (
    <Box role="group" aria-label="Filters" sx={rowStyle}>
      {active.map(([name, field]) => {
        const options = optionsOf(name, field);
        const text = `${field.label}: ${say(filterValues[name], field, options, isPending)}`;
        return (
          <Chip
            key={name}
            label={text}
            aria-label={`${text}, remove`}
            onClick={() => remove(name)}
            onDelete={() => remove(name)}
            sx={{ maxWidth: '100%' }}
          />
        );
      })}
      {active.length === 1 ? null : (
        <Button size="small" onClick={clearFilters}>
          Clear filters
        </Button>
      )}
    </Box>
  );
}

function say(value: unknown, field: Field, options: FilterOption[], isPending: boolean): string {
  if (field.control === 'date') return formatDate(String(value)) ?? String(value);
  const option = options.find((each) => each.value === value);
  return option?.label ?? (isPending ? '…' : 'nothing has it now');
}

const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 };
