import type { Subscriber } from '@karibu/graph/contract';
import { PageHeader } from '../layout/PageHeader.tsx';
import { KeptList } from '../records/KeptList.tsx';
import { LoadingRows } from '../records/LoadingRows.tsx';
import { Records } from '../records/Records.tsx';
import { SummaryTiles } from '../records/SummaryTiles.tsx';
import { ExportButton } from './ExportButton.tsx';
import { SubscriberFilters } from './SubscriberFilters.tsx';
import { SubscriberTable } from './SubscriberTable.tsx';

const TILES = [
  { label: 'Total', filter: {} },
  { label: 'Active', filter: { isActive: true } },
  { label: 'Inactive', filter: { isActive: false } },
];

const TEXTS = {
  empty: 'No subscribers here yet.',
  emptySearch: 'No subscribers found matching your search.',
  failure: 'Failed to fetch subscribers',
};

/** Newsletter Subscribers. People subscribe and unsubscribe on the site; staff can only delete. */
export function SubscriberList() {
  return (
    <KeptList resource="newsletter" perPage={50} sort={{ field: 'subscribedAt', order: 'DESC' }}>
      <PageHeader title="Newsletter Subscribers" actions={<ExportButton />} />
      <SummaryTiles resource="newsletter" tiles={TILES} />
      <SubscriberFilters />
      <Records<Subscriber> texts={TEXTS} loading={<LoadingRows />}>
        {(records) => <SubscriberTable records={records} />}
      </Records>
    </KeptList>
  );
}
