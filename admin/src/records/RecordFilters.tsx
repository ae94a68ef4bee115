import { type Field, resources } from '@karibu/graph/contract';
import { Box, MenuItem, TextField } from '@mui/material';
import { useKnownTexts } from '../inputs/KnownTexts.tsx';
import { optionLabel } from '../inputs/option-label.ts';
import { fieldsOf } from '../providers/fields-of.ts';
import { useListFilters } from './use-list-filters.ts';

/** Narrows a list by the fields that its resource names as its filters. */
export function RecordFilters({ resource }: { resource: string }) {
  const known: Record<string, { filters: readonly string[] }> = resources;
  const fields = fieldsOf(resource);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3, '&:empty': { display: 'none' } }}>
      {known[resource]?.filters.map((name) => {
        const field = fields[name];
        if (!field) return null;
        const Filter = hasFixedOptions(field) ? FixedFilter : TextFilter;
        return <Filter key={name} resource={resource} name={name} field={field} />;
      })}
    </Box>
  );
}

type FilterProps = { resource: string; name: string; field: Field };
type Option = { value: unknown; label: string };

function FixedFilter({ name, field }: FilterProps) {
  return <FilterSelect name={name} label={field.label} options={fixedOptions(field)} />;
}

/** Texts that anybody may type: those that records hold can be chosen. */
function TextFilter({ resource, name, field }: FilterProps) {
  const options = useKnownTexts(resource, name).map((text) => ({ value: text, label: text }));
  return <FilterSelect name={name} label={field.label} options={options} />;
}

type FilterSelectProps = { name: string; label: string; options: Option[] };

function FilterSelect({ name, label, options }: FilterSelectProps) {
  const { filterValues, changeFilters } = useListFilters();
  const chosen = options.findIndex(({ value }) => value === filterValues[name]);

  function choose(index: number) {
    changeFilters(({ [name]: _, ...others }) => {
      const option = options[index];
      return option ? { ...others, [name]: option.value } : others;
    });
  }

  return (
    <TextField
      select
      label={label}
      value={chosen}
      onChange={(event) => choose(Number(event.target.value))}
      sx={{ minWidth: 140 }}
    >
      <MenuItem value={-1}>All</MenuItem>
      {options.map((option, index) => (
        <MenuItem key={option.label} value={index}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

function hasFixedOptions({ type, options }: Field): boolean {
  return type === 'boolean' || options !== undefined;
}

function fixedOptions({ options }: Field): Option[] {
  if (options) return options.map((value) => ({ value, label: optionLabel(value) }));
  return [
    { value: true, label: 'Yes' },
    { value: false, label: 'No' },
  ];
}
