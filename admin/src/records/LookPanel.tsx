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
  /** The columns that can be left out, of a list that begins as a table of its own columns. */
  tableOf: string[] | null;
};

/** Chooses how a list is shown: as what, in which order, narrowed by what; and its saved views. */
export function LookPanel({ resource, hasFilters, tableOf }: LookPanelProps) {
  const { look, keepLook } = useLook(resource);
  const as = look.as ?? (tableOf ? 'table' : 'cards');
  return (
    <Paper component="section" aria-label="View" variant="outlined" sx={panelStyle}>
      <Box sx={rowStyle}>
        <FilterButtons
          label="Show as"
          options={WAYS}
          value={as}
          onChange={(way) => keepLook({ ...look, as: way === 'table' ? 'table' : 'cards' })}
        />
        <SortSelect resource={resource} />
      </Box>
      {hasFilters ? null : <RecordFilters resource={resource} which="own" />}
      <RecordFilters resource={resource} which="changes" />
      <SavedViews resource={resource} />
      {tableOf ? <OwnColumns resource={resource} labels={tableOf} /> : null}
      {as === 'table' && !tableOf ? <FieldColumns resource={resource} /> : null}
    </Paper>
  );
}

function FieldColumns({ resource }: { resource: string }) {
  const { look } = useLook(resource);
  const columns = columnFields(fieldsOf(resource)).map(([name, { label }]) => ({ name, label }));
  const shown = look.columns ?? firstColumns(resource);
  return <ColumnChoice resource={resource} columns={columns} shown={shown} />;
}

function OwnColumns({ resource, labels }: { resource: string; labels: string[] }) {
  const { look } = useLook(resource);
  const columns = labels.map((label) => ({ name: label, label }));
  return <ColumnChoice resource={resource} columns={columns} shown={look.columns ?? labels} />;
}

type ColumnChoiceProps = {
  resource: string;
  columns: { name: string; label: string }[];
  shown: string[];
};

function ColumnChoice({ resource, columns, shown }: ColumnChoiceProps) {
  const { look, keepLook } = useLook(resource);
  const toggle = (toggled: string) => {
    const isShown = (name: string) => shown.includes(name) !== (name === toggled);
    const names = columns.map(({ name }) => name).filter(isShown);
    keepLook({ ...look, columns: names });
  };
  return (
    <FormGroup row role="group" aria-label="Columns" sx={{ mb: 2 }}>
      {columns.map(({ name, label }) => (
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
