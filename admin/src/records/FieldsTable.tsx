import type { Field } from '@karibu/graph/contract';
import type { RaRecord } from 'react-admin';
import { toReadable } from '../differences/readable.ts';
import { optionLabel } from '../inputs/option-label.ts';
import { fieldsOf } from '../providers/fields-of.ts';
import { knownResource } from '../providers/known-resource.ts';
import type { Column } from './column.ts';
import { EditButton } from './EditButton.tsx';
import { useLook } from './look.ts';
import { PriceCell } from './PriceCell.tsx';
import { RecordMenu } from './RecordMenu.tsx';
import { RecordTable } from './RecordTable.tsx';
import { columnFields, firstColumns, sortFields } from './table-columns.ts';

type FieldsTableProps = { resource: string; records: RaRecord[] };

/** Records as a table whose columns are fields. Prices are changed in it. */
export function FieldsTable({ resource, records }: FieldsTableProps) {
  const { look } = useLook(resource);
  const { title, words } = knownResource(resource);
  const fields = fieldsOf(resource);
  const shown = look.columns ?? firstColumns(resource);
  const sorted = sortFields(fields).map(([name]) => name);
  const columns = columnFields(fields)
    .filter(([name]) => name === title || shown.includes(name))
    .map(([name, field]): Column<RaRecord> => {
      return {
        label: field.label,
        ...(sorted.includes(name) && { sortBy: name }),
        isName: name === title,
        isShort: field.control === 'money',
        render: (record) => <Cell resource={resource} name={name} field={field} record={record} />,
      };
    });
  return (
    <RecordTable
      label={words.plural}
      records={records}
      columns={columns}
      renderActions={(record) => (
        <>
          <EditButton resource={resource} record={record} />
          <RecordMenu resource={resource} record={record} />
        </>
      )}
    />
  );
}

type CellProps = { resource: string; name: string; field: Field; record: RaRecord };

function Cell({ resource, name, field, record }: CellProps) {
  if (field.control === 'money') {
    return <PriceCell resource={resource} name={name} field={field} record={record} />;
  }
  if (field.control === 'select') return optionLabel(String(record[name] ?? ''));
  const text = toReadable(field, record[name]);
  return text.length > LONG ? `${text.slice(0, LONG)}…` : text;
}

const LONG = 120;
