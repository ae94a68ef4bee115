import { capitalise, UPLOAD_TYPES } from '@karibu/graph/contract';
import { Box, MenuItem, TextField, ToggleButton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'react-admin';
import { pillButtons } from '../layout/pill-buttons.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { SearchField } from '../records/SearchField.tsx';
import { useListFilters } from '../records/use-list-filters.ts';

/** Filters that are on or off: the name of each, the value that it asks for, and its label. */
const SWITCHES = [
  { name: 'isUsed', value: false, label: 'Unused' },
  { name: 'hasAlt', value: false, label: 'Without alt text' },
  { name: 'isLarge', value: true, label: 'Large' },
] as const;

const ORDERS = [
  { field: 'updatedAt', order: 'DESC', label: 'Newest first' },
  { field: 'updatedAt', order: 'ASC', label: 'Oldest first' },
  { field: 'fileName', order: 'ASC', label: 'By name' },
  { field: 'bytes', order: 'DESC', label: 'Largest first' },
] as const;

type UploadToolsProps = {
  /** Whether the list holds pictures alone, and no documents. */
  isOfPictures?: boolean;
};

/** Searches, narrows and orders the list of uploads around it. */
export function UploadTools({ isOfPictures = false }: UploadToolsProps) {
  const types = isOfPictures ? TYPES.filter(({ value }) => value !== 'document') : TYPES;
  return (
    <Box sx={{ mb: 2.5 }}>
      <Box sx={lineStyle}>
        <SearchField label="Search by name, alt text, tag, where used" />
        <FilterSelect name="type" label="Uploaded for" options={types} />
        <TagSelect />
        <OrderSelect />
      </Box>
      <Box role="group" aria-label="Show only" sx={pillButtons}>
        {SWITCHES.map((each) => (
          <Switch key={each.name} {...each} />
        ))}
      </Box>
    </Box>
  );
}

const TYPES = UPLOAD_TYPES.map((value) => ({
  ...{ value, label: value === 'default' ? 'Others' : capitalise(value) },
}));

function Switch({ name, value, label }: (typeof SWITCHES)[number]) {
  const { filterValues, changeFilters } = useListFilters();
  const isOn = filterValues[name] === value;
  return (
    <ToggleButton
      value={name}
      selected={isOn}
      onChange={() =>
        changeFilters(({ [name]: _, ...others }) => (isOn ? others : { ...others, [name]: value }))
      }
      sx={{ px: 1.75 }}
    >
      {label}
    </ToggleButton>
  );
}

type FilterSelectProps = {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
};

function FilterSelect({ name, label, options }: FilterSelectProps) {
  const { filterValues, changeFilters } = useListFilters();
  const chosen = String(filterValues[name] ?? '');
  const isKnown = options.some(({ value }) => value === chosen);
  return (
    <TextField
      select
      label={label}
      value={chosen}
      onChange={({ target: { value } }) =>
        changeFilters(({ [name]: _, ...others }) => (value ? { ...others, [name]: value } : others))
      }
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">All</MenuItem>
      {isKnown || chosen === '' ? null : <MenuItem value={chosen}>{chosen}</MenuItem>}
      {options.map(({ value, label: text }) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The tags that pictures have. */
function TagSelect() {
  const tags = useTags();
  const options = tags.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` }));
  return <FilterSelect name="tag" label="Tag" options={options} />;
}

function useTags() {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const { data = [] } = useQuery({
    queryKey: ['uploads', 'tags'],
    queryFn: () => dataProvider.getUploadTags(),
    staleTime: 0,
  });
  return data;
}

function OrderSelect() {
  const { sort, setSort } = useListContext();
  const chosen = ORDERS.findIndex(
    ({ field, order }) => field === sort.field && order === sort.order,
  );
  return (
    <TextField
      select
      label="Order"
      value={chosen === -1 ? '' : chosen}
      onChange={({ target: { value } }) => {
        const next = ORDERS[Number(value)];
        if (next) setSort({ field: next.field, order: next.order });
      }}
    >
      {ORDERS.map(({ label }, index) => (
        <MenuItem key={label} value={index}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}

const lineStyle = {
  display: 'grid',
  gap: 1.5,
  mb: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(14rem, 1fr) repeat(3, 10.5rem)' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' }, mb: 0, maxWidth: 'none' },
};
