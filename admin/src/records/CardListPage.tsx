import { capitalise } from '@karibu/graph/contract';
import { Box, Skeleton } from '@mui/material';
import { memo, type ReactNode } from 'react';
import type { RaRecord, SortPayload } from 'react-admin';
import { PageHeader } from '../layout/PageHeader.tsx';
import { AddButton } from './AddButton.tsx';
import { KeptList } from './KeptList.tsx';
import { ListMenu } from './ListMenu.tsx';
import { Records } from './Records.tsx';
import { SearchField } from './SearchField.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { SelectionProvider } from './selection.tsx';

const PER_PAGE = 24;

const NEWEST_FIRST: SortPayload = { field: 'createdAt', order: 'DESC' };

type CardListPageProps<Row extends RaRecord> = {
  /** The resource's name in the API, which is its address here. */
  resource: string;
  /** What people call one record: `tour`. */
  item: string;
  title: string;
  lead?: string;
  addLabel: string;
  searchLabel: string;
  /** What stands in place of the cards while there are none at all. */
  emptyText: string;
  /** The same after a search that finds nothing. */
  emptySearchText?: string;
  /** What is said when the list cannot be read. */
  failureText?: string;
  /** Stands between the heading and the search. */
  summary?: ReactNode;
  /** The newest come first where nothing else is said. */
  sort?: SortPayload;
  /** Called again for a record that changed; whatever else a card shows, it reads itself. */
  renderCard: (record: Row) => ReactNode;
  /** The forms, which open above the list. */
  children: ReactNode;
};

/** A list as a grid of cards with a search, and a button that opens the form for a new record. */
export function CardListPage<Row extends RaRecord>(props: CardListPageProps<Row>) {
  const { resource, item, title, lead, summary, addLabel, searchLabel, renderCard, children } =
    props;
  const { emptyText, emptySearchText, failureText, sort = NEWEST_FIRST } = props;
  return (
    <KeptList resource={resource} perPage={PER_PAGE} sort={sort}>
      <SelectionProvider>
        <PageHeader
          title={title}
          {...(lead && { lead })}
          actions={
            <Box sx={actionsStyle}>
              <ListMenu resource={resource} />
              <AddButton resource={resource} label={addLabel} />
            </Box>
          }
        />
        {summary}
        <SearchField label={searchLabel} />
        <Records<Row>
          what={capitalise(resource)}
          {...(failureText && { failureText })}
          emptyText={emptyText}
          {...(emptySearchText && { emptySearchText })}
          loading={<LoadingCards />}
        >
          {(records) => (
            <Box component="ul" sx={gridStyle}>
              {records.map((record) => (
                <Box component="li" key={record.id} sx={{ display: 'grid', minWidth: 0 }}>
                  <ListCard record={record} render={renderCard} />
                </Box>
              ))}
            </Box>
          )}
        </Records>
        <SelectionBar resource={resource} item={item} />
      </SelectionProvider>
      {children}
    </KeptList>
  );
}

type ListCardProps = { record: RaRecord; render: (record: never) => ReactNode };

/** Drawn again when its record changes alone, and not each time that a form opens above the list. */
const ListCard = memo(
  ({ record, render }: ListCardProps) => render(record as never),
  (before, after) => before.record === after.record,
);

function LoadingCards() {
  return (
    <Box sx={gridStyle}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} variant="rounded" height={340} />
      ))}
    </Box>
  );
}

const actionsStyle = { display: 'flex', flexWrap: 'wrap', gap: 1 };

const gridStyle = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))',
  listStyle: 'none',
  p: 0,
  m: 0,
};
