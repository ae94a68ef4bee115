import type { Subscriber } from '@karibu/graph/contract';
import { formatMoment } from '../layout/format-moment.ts';
import type { Column } from '../records/column.ts';
import { DeleteButton } from '../records/DeleteButton.tsx';
import { RecordTable } from '../records/RecordTable.tsx';
import { StatusChip } from '../records/StatusChip.tsx';

const COLUMNS: Column<Subscriber>[] = [
  { label: 'E-mail', sortBy: 'email', render: ({ email }) => email },
  {
    label: 'Status',
    sortBy: 'isActive',
    render: ({ isActive }) => <StatusChip isActive={isActive} />,
  },
  {
    label: 'Subscribed',
    isShort: true,
    sortBy: 'subscribedAt',
    render: (each) => describe(each.subscribedAt),
  },
  {
    label: 'Unsubscribed',
    isShort: true,
    sortBy: 'unsubscribedAt',
    render: (each) => describe(each.unsubscribedAt),
  },
];

/** The subscribers, who can only be deleted. */
export function SubscriberTable({ records }: { records: Subscriber[] }) {
  return (
    <RecordTable
      label="Subscribers"
      records={records}
      columns={COLUMNS}
      renderActions={(record) => (
        <DeleteButton
          resource="newsletter"
          record={record}
          successText="Subscriber deleted successfully"
        />
      )}
    />
  );
}

function describe(moment: string): string {
  return moment ? formatMoment(moment) : '–';
}
