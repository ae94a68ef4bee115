import type { PackageCategory } from '@karibu/graph/contract';
import AddIcon from '@mui/icons-material/Add';
import { Alert, Box, Button } from '@mui/material';
import { useLocation, useNavigate } from 'react-router';
import { FormRoutes } from '../forms/FormRoutes.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { lazily } from '../lazily.ts';
import { KeptList } from '../records/KeptList.tsx';
import { ListMenu } from '../records/ListMenu.tsx';
import { LoadingRows } from '../records/LoadingRows.tsx';
import { Records } from '../records/Records.tsx';
import { SelectionBar } from '../records/SelectionBar.tsx';
import { SelectionProvider } from '../records/selection.tsx';
import { CategoryTable } from './CategoryTable.tsx';

const PackageCategoryCreate = lazily(
  () => import('./PackageCategoryCreate.tsx'),
  'PackageCategoryCreate',
);
const PackageCategoryEdit = lazily(
  () => import('./PackageCategoryEdit.tsx'),
  'PackageCategoryEdit',
);

const PATH = '/package-categories';

/** Package Categories: a table, with the form above it where it is asked for. */
export function PackageCategoryList() {
  return (
    <KeptList resource="package-categories" perPage={50} sort={{ field: 'order', order: 'ASC' }}>
      <SelectionProvider>
        <PageHeader
          title="Package Categories"
          actions={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <ListMenu resource="package-categories" />
              <FormToggle />
            </Box>
          }
        />
        <Alert severity="info" sx={{ mb: 3 }}>
          Categories appear in the navbar Packages dropdown, ordered by display order. Only active
          ones show publicly. The slug is used in URLs like{' '}
          <code>/packages/category/{'{slug}'}</code>.
        </Alert>
        <FormRoutes create={<PackageCategoryCreate />} edit={<PackageCategoryEdit />} />
        <Records<PackageCategory>
          what="Package categories"
          failureText="Failed to fetch package categories"
          emptyText="No categories found. Create your first category to get started!"
          loading={<LoadingRows />}
        >
          {(records) => <CategoryTable records={records} />}
        </Records>
        <SelectionBar resource="package-categories" item="category" />
      </SelectionProvider>
    </KeptList>
  );
}

/** Opens the form for a new category, and closes whichever form is open. */
function FormToggle() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isOpen = pathname !== PATH;
  return (
    <Button
      variant={isOpen ? 'outlined' : 'contained'}
      startIcon={isOpen ? null : <AddIcon />}
      onClick={() => navigate(isOpen ? PATH : `${PATH}/create`)}
    >
      {isOpen ? 'Close Form' : 'Add Category'}
    </Button>
  );
}
