import { Button, Card } from '@mui/material';
import { Link, useLocation } from 'react-router';
import { PageHeader } from '../layout/PageHeader.tsx';
import { HistoryList } from './HistoryList.tsx';

/** The history of a single record, whose resource the address names: `/settings/history`. */
export function SingleHistoryPage() {
  const resource = useLocation().pathname.split('/')[1] ?? '';
  return (
    <>
      <PageHeader
        title={`History of the ${resource}`}
        actions={
          <Button component={Link} to={`/${resource}`} variant="outlined">
            Back to the {resource}
          </Button>
        }
      />
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <HistoryList resource={resource} id={resource} />
      </Card>
    </>
  );
}
