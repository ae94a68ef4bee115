import type { Subscriber } from '@karibu/graph/contract';
import { formatMoment } from '../layout/format-moment.ts';
import type { Column } from '../records/column.ts';
import { DeleteButton } from '../records/DeleteButton.tsx';
import { StatusChip } from '../records/StatusChip.tsx';
import { TableList } from '../records/TableList.tsx';
import { SubscriberCount } from './SubscriberCount.tsx';
import { SubscriberFilters } from './SubscriberFilters.tsx';

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

const TEXTS = {
  empty: 'No subscribers here yet.',
  emptySearch: 'No subscribers found matching your search.',
  failure: 'Failed to fetch subscribers',
};

/** The subscribers, who can only be deleted, with their search and filters. */
export function SubscriberTable() {
  return (
    <TableList
      label="Subscribers"
      texts={TEXTS}
      tools={<SubscriberFilters />}
      hasFilters
      count={<SubscriberCount />}
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
