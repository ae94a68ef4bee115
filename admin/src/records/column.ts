import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

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

export type RecordTableProps<Row extends RaRecord> = {
  /** Names the table: `Subscribers`. */
  label: string;
  records: Row[];
  columns: Column<Row>[];
  renderActions: (record: Row) => ReactNode;
};

/** The column that names the records. */
export function nameColumn<Row extends RaRecord>(columns: Column<Row>[]) {
  return columns.find(({ isName }) => isName) ?? columns[0];
}
