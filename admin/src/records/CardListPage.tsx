import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ListBase, Pagination, type RaRecord, useListContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { PageHeader } from '../layout/PageHeader.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { SearchField } from './SearchField.tsx';
import { sentenceCase } from './sentence-case.ts';

const PER_PAGE = 24;

type CardListPageProps<Row extends RaRecord> = {
  /** The resource's name in the API, which is its address here. */
  resource: string;
  title: string;
  lead?: string;
  addLabel: string;
  searchLabel: string;
  /** What stands in place of the cards while there are none at all. */
  emptyText: string;
  renderCard: (record: Row) => ReactNode;
  /** The forms, which open above the list. */
  children: ReactNode;
};

/** A list as a grid of cards with a search, and a button that opens the form for a new record. */
export function CardListPage<Row extends RaRecord>(props: CardListPageProps<Row>) {
  const { resource, title, lead, addLabel, searchLabel, emptyText, renderCard, children } = props;
  const navigate = useNavigate();
  const addButton = (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      onClick={() => navigate(`/${resource}/create`)}
    >
      {addLabel}
    </Button>
  );
  return (
    <ListBase
      resource={resource}
      perPage={PER_PAGE}
      sort={{ field: 'createdAt', order: 'DESC' }}
      disableSyncWithLocation
      storeKey={false}
    >
      <PageHeader title={title} {...(lead && { lead })} actions={addButton} />
      <SearchField label={searchLabel} />
      <CardGrid
        what={sentenceCase(resource)}
        emptyText={emptyText}
        renderCard={renderCard as (record: RaRecord) => ReactNode}
      />
      {children}
    </ListBase>
  );
}

const gridStyle = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))',
  listStyle: 'none',
  p: 0,
  m: 0,
};

type CardGridProps = {
  what: string;
  emptyText: string;
  renderCard: (record: RaRecord) => ReactNode;
};

function CardGrid({ what, emptyText, renderCard }: CardGridProps) {
  const { data, total = 0, isPending, error, filterValues, refetch } = useListContext();
  if (isPending && !error) return <LoadingCards />;
  if (error && !data) return <LoadFailure what={what} onRetry={refetch} />;
  if (!data || data.length === 0) {
    const search = String(filterValues.q ?? '');
    return <EmptyList text={search ? `Nothing found for “${search}”.` : emptyText} />;
  }
  return (
    <>
      <Box component="ul" sx={gridStyle}>
        {data.map((record) => (
          <Box component="li" key={record.id} sx={{ display: 'grid', minWidth: 0 }}>
            {renderCard(record)}
          </Box>
        ))}
      </Box>
      {total > PER_PAGE ? <Pagination rowsPerPageOptions={[]} /> : null}
    </>
  );
}

function EmptyList({ text }: { text: string }) {
  return (
    <Box
      sx={{
        px: 3,
        py: 8,
        textAlign: 'center',
        border: '1px dashed',
        borderColor: 'divider',
        borderRadius: 3,
        bgcolor: '#fff',
      }}
    >
      <Typography color="textSecondary" role="status">
        {text}
      </Typography>
    </Box>
  );
}

function LoadingCards() {
  return (
    <Box sx={gridStyle} role="status" aria-label="Loading">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} variant="rounded" height={340} />
      ))}
    </Box>
  );
}
