import {
  Card,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type RaRecord, useListContext } from 'react-admin';
import { nameColumn, type RecordTableProps } from './column.ts';
import { RowCards } from './RowCards.tsx';
import { SelectBox } from './SelectBox.tsx';
import { useSelection } from './selection.tsx';

/** Records as rows of a table; as cards where there is no room for columns. */
export function RecordTable<Row extends RaRecord>(props: RecordTableProps<Row>) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return isNarrow ? <RowCards {...props} /> : <WideTable {...props} />;
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

// A name breaks anywhere only where it is long.
const NAME_CELL = {
  component: 'th',
  scope: 'row',
  sx: { fontWeight: 600, minWidth: '8rem' },
} as const;
const SHORT_CELL = { sx: { whiteSpace: 'nowrap' } } as const;
