import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { nameColumn, type RecordTableProps } from './column.ts';
import { LoadingRows } from './LoadingRows.tsx';
import { LookButton } from './LookButton.tsx';
import type { ListTexts } from './list-texts.ts';
import { useLook } from './look.ts';
import { Records } from './Records.tsx';
import { RecordTable } from './RecordTable.tsx';
import { RowCards } from './RowCards.tsx';
import { toolsStyle } from './tools-style.ts';

type TableListProps<Row extends RaRecord> = Omit<RecordTableProps<Row>, 'records'> & {
  texts: Pick<ListTexts, 'empty' | 'emptySearch' | 'failure'>;
  /** The search and the filters; the panel of the view has those of the resource without them. */
  tools?: ReactNode;
  hasFilters?: boolean;
  /** Says how many records there are, in place of the usual count. */
  count?: ReactNode;
};

/** A list with columns of its own: the table, or cards, with the choice of how it is shown. */
export function TableList<Row extends RaRecord>(props: TableListProps<Row>) {
  const { texts, tools, hasFilters = false, count, columns, ...table } = props;
  const { resource } = useListContext();
  const { look } = useLook(resource);
  const named = nameColumn(columns);
  const shown = columns.filter(
    (column) => column === named || (look.columns?.includes(column.label) ?? true),
  );
  const Shape = look.as === 'cards' ? RowCards : RecordTable;
  return (
    <>
      <Box sx={toolsStyle}>
        {tools}
        <LookButton
          resource={resource}
          hasFilters={hasFilters}
          tableOf={columns.filter((column) => column !== named).map(({ label }) => label)}
          count={count}
        />
      </Box>
      <Records<Row> texts={texts} loading={<LoadingRows />}>
        {(records) => <Shape<Row> {...table} columns={shown} records={records} />}
      </Records>
    </>
  );
}
