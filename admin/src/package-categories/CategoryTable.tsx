import type { PackageCategory } from '@karibu/graph/contract';
import { Box } from '@mui/material';
import type { Column } from '../records/column.ts';
import { EditButton } from '../records/EditButton.tsx';
import { RecordMenu } from '../records/RecordMenu.tsx';
import { StatusChip } from '../records/StatusChip.tsx';
import { TableList } from '../records/TableList.tsx';
import { labelOfIcon, PackageIcon } from './PackageIcon.tsx';

const COLUMNS: Column<PackageCategory>[] = [
  { label: 'Order', sortBy: 'order', render: ({ order }) => order },
  { label: 'Name', sortBy: 'name', isName: true, render: ({ name }) => name },
  { label: 'Slug', sortBy: 'slug', render: ({ slug }) => <code>{slug}</code> },
  { label: 'Description', render: ({ description }) => description },
  {
    label: 'Icon',
    isShort: true,
    render: ({ icon }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <PackageIcon name={icon} />
        {labelOfIcon(icon)}
      </Box>
    ),
  },
  { label: 'Status', render: ({ isActive }) => <StatusChip isActive={isActive} /> },
];

const TEXTS = {
  empty: 'No categories found. Create your first category to get started!',
  failure: 'Failed to fetch package categories',
};

/** The categories, which begin in the order of the menu. */
export function CategoryTable() {
  return (
    <TableList
      label="Package categories"
      texts={TEXTS}
      columns={COLUMNS}
      renderActions={(record) => (
        <>
          <EditButton resource="package-categories" record={record} />
          <RecordMenu resource="package-categories" record={record} />
        </>
      )}
    />
  );
}
