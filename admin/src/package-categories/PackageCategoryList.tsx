import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageHeader } from '../layout/PageHeader.tsx';
import { AddButton } from '../records/AddButton.tsx';
import { KeptList } from '../records/KeptList.tsx';
import { ListMenu } from '../records/ListMenu.tsx';
import { SelectionBar } from '../records/SelectionBar.tsx';
import { SelectionProvider } from '../records/selection.tsx';
import { CategoryTable } from './CategoryTable.tsx';

const PATH = '/package-categories';

/** Package Categories: a table, with the form above it where it is asked for. */
export function PackageCategoryList({ forms }: { forms: ReactNode }) {
  return (
    <KeptList resource="package-categories" perPage={50}>
      <SelectionProvider>
        <PageHeader
          title="Package Categories"
          actions={
            <>
              <ListMenu resource="package-categories" />
              <FormToggle />
            </>
          }
        />
        <Alert severity="info" sx={{ mb: 3 }}>
          Categories appear in the navbar Packages dropdown, ordered by display order. Only active
          ones show publicly. The slug is used in URLs like{' '}
          <code>/packages/category/{'{slug}'}</code>.
        </Alert>
        {forms}
        <CategoryTable />
        <SelectionBar resource="package-categories" />
      </SelectionProvider>
    </KeptList>
  );
}

/** Opens the form for a new category, and closes whichever form is open. */
function FormToggle() {
  const { pathname } = useLocation();
  return <AddButton resource="package-categories" isOpen={pathname !== PATH} />;
}
