import { Box, Checkbox, FormControlLabel, FormGroup, Paper } from '@mui/material';
import { fieldsOf } from '../providers/fields-of.ts';
import { FilterButtons } from './FilterButtons.tsx';
import { useLook } from './look.ts';
import { RecordFilters } from './RecordFilters.tsx';
import { SavedViews } from './SavedViews.tsx';
import { SortSelect } from './SortSelect.tsx';
import { columnFields, firstColumns } from './table-columns.ts';

const WAYS = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
];

type LookPanelProps = {
  resource: string;
  /** Whether the filters stand beside the search already. */
  hasFilters: boolean;
};

/** Chooses how a list is shown: as what, in which order, narrowed by what; and its saved views. */
export function LookPanel({ resource, hasFilters }: LookPanelProps) {
  const { look, keepLook } = useLook(resource);
  const isTable = look.as === 'table';
  return (
    <Paper component="section" aria-label="View" variant="outlined" sx={panelStyle}>
      <Box sx={rowStyle}>
        <FilterButtons
          label="Show as"
          options={WAYS}
          value={look.as}
          onChange={(as) => keepLook({ ...look, as: as === 'table' ? 'table' : 'cards' })}
        />
        <SortSelect resource={resource} />
      </Box>
      {hasFilters ? null : <RecordFilters resource={resource} />}
      <SavedViews resource={resource} />
      {isTable ? <ColumnChoice resource={resource} /> : null}
    </Paper>
  );
}

function ColumnChoice({ resource }: { resource: string }) {
  const { look, keepLook } = useLook(resource);
  const fields = columnFields(fieldsOf(resource));
  const shown = look.columns ?? firstColumns(resource);
  const toggle = (name: string) => {
    const columns = fields.map(([each]) => each).filter((each) => each !== name);
    const wanted = columns.filter((each) => shown.includes(each));
    keepLook({ ...look, columns: shown.includes(name) ? wanted : inOrder([...wanted, name]) });
  };
  const inOrder = (names: string[]) =>
    fields.map(([name]) => name).filter((name) => names.includes(name));
  return (
    <FormGroup row role="group" aria-label="Columns" sx={{ mb: 2 }}>
      {fields.map(([name, { label }]) => (
        <FormControlLabel
          key={name}
          label={label}
          control={
            <Checkbox size="small" checked={shown.includes(name)} onChange={() => toggle(name)} />
          }
        />
      ))}
    </FormGroup>
  );
}

const panelStyle = { p: { xs: 1.5, sm: 2 }, pb: 0, mb: 3, borderRadius: 2 };
const rowStyle = { display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 };
