import { changeFilters, type Field } from '@karibu/graph/contract';
import { Box, MenuItem, TextField } from '@mui/material';
import { filtersOf } from '../providers/fields-of.ts';
import { DateFilter } from './DateFilter.tsx';
import { type FilterOption, useFilterOptions } from './filter-options.ts';
import { useListFilters } from './use-list-filters.ts';

type RecordFiltersProps = {
  resource: string;
  /** Those of its definition, or those by who changed a record and when. */
  which: 'own' | 'changes';
};

/** Narrows a list by the filters that the API has for it. */
export function RecordFilters({ resource, which }: RecordFiltersProps) {
  const filters = Object.entries(filtersOf(resource)).filter(
    ([name]) => Object.hasOwn(changeFilters, name) === (which === 'changes'),
  );
  return filters.length > 0 ? <Filters resource={resource} filters={filters} /> : null;
}

type FiltersProps = { resource: string; filters: [string, Field][] };

function Filters({ resource, filters }: FiltersProps) {
  const { optionsOf, isPending } = useFilterOptions(resource);
  return (
    <Box sx={filtersStyle}>
      {filters.map(([name, field]) =>
        field.control === 'date' ? (
          <DateFilter key={name} name={name} label={field.label} />
        ) : (
          <FilterSelect
            key={name}
            name={name}
            label={field.label}
            options={optionsOf(name, field)}
            isPending={isPending}
          />
        ),
      )}
    </Box>
  );
}

type FilterSelectProps = {
  name: string;
  label: string;
  options: FilterOption[];
  isPending: boolean;
};

function FilterSelect({ name, label, options, isPending }: FilterSelectProps) {
  const { filterValues, changeFilters: change } = useListFilters();
  const wanted = filterValues[name];
  const shown = withWanted(options, wanted, isPending ? '…' : 'Nothing has it now');
  const chosen = shown.findIndex(({ value }) => value === wanted);

  function choose(index: number) {
    change(({ [name]: _, ...others }) => {
      const option = shown[index];
      return option ? { ...others, [name]: option.value } : others;
    });
  }

  return (
    <TextField
      select
      label={label}
      value={chosen}
      onChange={(event) => choose(Number(event.target.value))}
    >
      <MenuItem value={-1}>All</MenuItem>
      {shown.map((option, index) => (
        <MenuItem key={String(option.value)} value={index}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

// As wide as a date needs.
const filtersStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  gap: 2,
  width: '100%',
  mb: 2,
};

/** What was chosen stays to be seen when no record has it any more. */
function withWanted(options: FilterOption[], wanted: unknown, label: string): FilterOption[] {
  const isKnown = wanted === undefined || options.some(({ value }) => value === wanted);
  return isKnown ? options : [...options, { value: wanted, label }];
}
