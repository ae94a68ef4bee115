import { PageHeader } from '../layout/PageHeader.tsx';
import { KeptList } from '../records/KeptList.tsx';
import { SummaryTiles } from '../records/SummaryTiles.tsx';
import { ExportButton } from './ExportButton.tsx';
import { SubscriberTable } from './SubscriberTable.tsx';

const TILES = [
  { label: 'Total', filter: {} },
  { label: 'Active', filter: { isActive: true } },
  { label: 'Inactive', filter: { isActive: false } },
];

/** Newsletter Subscribers. People subscribe and unsubscribe on the site; staff can only delete. */
export function SubscriberList() {
  return (
    <KeptList resource="newsletter" perPage={50} sort={{ field: 'subscribedAt', order: 'DESC' }}>
      <PageHeader title="Newsletter Subscribers" actions={<ExportButton />} />
      <SummaryTiles resource="newsletter" tiles={TILES} />
      <SubscriberTable />
    </KeptList>
  );
}
