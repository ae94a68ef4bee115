import {
  Box,
  Card,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { SelectBox } from './SelectBox.tsx';
import { useSelection } from './selection.tsx';

export type Column<Row extends RaRecord> = {
  label: string;
  /** The field that the server sorts by when the heading is pressed; without it, it cannot be. */
  sortBy?: string;
  /** Whether it names the record; the first column does unless another one says so. */
  isName?: boolean;
  /** Whether its words stay whole, on one line, however long those of other columns are. */
  isShort?: boolean;
  render: (record: Row) => ReactNode;
};

type RecordTableProps<Row extends RaRecord> = {
  /** Names the table: `Subscribers`. */
  label: string;
  records: Row[];
  columns: Column<Row>[];
  renderActions: (record: Row) => ReactNode;
};

/** Records as rows of a table; as cards where there is no room for columns. */
export function RecordTable<Row extends RaRecord>(props: RecordTableProps<Row>) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return isNarrow ? <RecordCards {...props} /> : <WideTable {...props} />;
}

function WideTable<Row extends RaRecord>(props: RecordTableProps<Row>) {
  const { label, records, columns, renderActions } = props;
  const { isSelecting } = useSelection();
  const named = nameColumn(columns);
  return (
    <TableContainer component={Card}>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {isSelecting ? <TableCell>Select</TableCell> : null}
            {columns.map((column) => (
              <Heading key={column.label} label={column.label} sortBy={column.sortBy} />
            ))}
            <TableCell align="right">Actions</TableCell>
          </TableRow>
        </TableHead>
        <TableBody sx={{ overflowWrap: 'anywhere' }}>
          {records.map((record) => (
            <TableRow key={record.id} hover>
              {isSelecting ? (
                <TableCell sx={{ py: 0 }}>
                  <SelectBox record={record} />
                </TableCell>
              ) : null}
              {columns.map((column) => (
                <TableCell
                  key={column.label}
                  {...(column === named && NAME_CELL)}
                  {...(column.isShort && SHORT_CELL)}
                >
                  {column.render(record)}
                </TableCell>
              ))}
              <TableCell align="right" sx={{ whiteSpace: 'nowrap', py: 0.5 }}>
                {renderActions(record)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Heading({ label, sortBy }: { label: string; sortBy: string | undefined }) {
  const { sort, setSort } = useListContext();
  if (!sortBy) return <TableCell>{label}</TableCell>;
  const isSorted = sort.field === sortBy;
  const direction = isSorted && sort.order === 'DESC' ? 'desc' : 'asc';
  const next = isSorted && direction === 'asc' ? 'DESC' : 'ASC';
  return (
    <TableCell sortDirection={isSorted ? direction : false}>
      <TableSortLabel
        active={isSorted}
        direction={direction}
        onClick={() => setSort({ field: sortBy, order: next })}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}

function RecordCards<Row extends RaRecord>(props: RecordTableProps<Row>) {
  const { label, records, columns, renderActions } = props;
  const named = nameColumn(columns);
  const others = columns.filter((column) => column !== named);
  return (
    <Box component="ul" aria-label={label} sx={listStyle}>
      {records.map((record) => (
        <Card component="li" key={record.id} sx={{ p: 2, pb: 1, overflowWrap: 'anywhere' }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <SelectBox record={record} />
            <Typography component="div" sx={{ fontWeight: 650 }}>
              {named?.render(record)}
            </Typography>
          </Box>
          <Box component="dl" sx={factsStyle}>
            {others
              .map(({ label: name, render }) => ({ name, value: render(record) }))
              .filter(({ value }) => value !== '')
              .map(({ name, value }) => (
                <Box key={name} sx={{ display: 'contents' }}>
                  <Typography component="dt" color="textSecondary" sx={{ fontSize: 14 }}>
                    {name}
                  </Typography>
                  <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
                    {value}
                  </Box>
                </Box>
              ))}
          </Box>
          <Box sx={{ mx: -1 }}>{renderActions(record)}</Box>
        </Card>
      ))}
    </Box>
  );
}

function nameColumn<Row extends RaRecord>(columns: Column<Row>[]) {
  return columns.find(({ isName }) => isName) ?? columns[0];
}

// A name breaks anywhere only where it is long.
const NAME_CELL = {
  component: 'th',
  scope: 'row',
  sx: { fontWeight: 600, minWidth: '8rem' },
} as const;
const SHORT_CELL = { sx: { whiteSpace: 'nowrap' } } as const;
const listStyle = { display: 'grid', gap: 1.5, listStyle: 'none', p: 0, m: 0 };
const factsStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'baseline',
  columnGap: 2,
  rowGap: 0.5,
  my: 1,
};
