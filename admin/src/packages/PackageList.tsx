import type { Package } from '@karibu/graph/contract';
import { FormRoutes } from '../forms/FormRoutes.tsx';
import { lazily } from '../lazily.ts';
import { CardListPage } from '../records/CardListPage.tsx';
import { SummaryTiles } from '../records/SummaryTiles.tsx';
import { PackageCard } from './PackageCard.tsx';

const PackageCreate = lazily(() => import('./PackageCreate.tsx'), 'PackageCreate');
const PackageEdit = lazily(() => import('./PackageEdit.tsx'), 'PackageEdit');

const TILES = [
  { label: 'Total', filter: {} },
  { label: 'Active', filter: { isActive: true } },
  { label: 'Featured', filter: { isFeatured: true } },
  { label: 'Inactive', filter: { isActive: false } },
];

/** Packages Management: the packages as cards, and how many there are. */
export function PackageList() {
  return (
    <CardListPage<Package>
      resource="packages"
      item="package"
      title="Packages Management"
      addLabel="Add Package"
      searchLabel="Search by title, destination or category"
      emptyText="No packages yet. Create your first package!"
      emptySearchText="No packages found matching your search."
      failureText="Failed to fetch packages"
      summary={<SummaryTiles resource="packages" tiles={TILES} />}
      renderCard={(record) => <PackageCard record={record} />}
    >
      <FormRoutes create={<PackageCreate />} edit={<PackageEdit />} />
    </CardListPage>
  );
}
