import { Box } from '@mui/material';
import { lazy, memo, type ReactNode, Suspense } from 'react';
import type { RaRecord } from 'react-admin';
import { PageHeader } from '../layout/PageHeader.tsx';
import { flatFields, knownResource } from '../providers/known-resource.ts';
import { AddButton } from './AddButton.tsx';
import { cardGrid } from './card-grid.ts';
import { KeptList } from './KeptList.tsx';
import { ListMenu } from './ListMenu.tsx';
import { LoadingCards } from './LoadingCards.tsx';
import { LookButton } from './LookButton.tsx';
import type { ListTexts } from './list-texts.ts';
import { useLook } from './look.ts';
import { Records } from './Records.tsx';
import { SearchField } from './SearchField.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { SummaryTiles, type Tile } from './SummaryTiles.tsx';
import { SelectionProvider } from './selection.tsx';
import { toolsStyle } from './tools-style.ts';

// A table needs the fields' definitions, which are large: it comes when it is asked for.
const FieldsTable = lazy(async () => ({
  default: (await import('./FieldsTable.tsx')).FieldsTable,
}));

/** Draws a record in the list. */
export type Card<Row> = (props: { record: Row }) => ReactNode;

const PER_PAGE = 24;

type CardListPageProps = {
  /** The resource's name in the API, which is its address here. */
  resource: string;
  texts: ListTexts;
  /** How many records there are of certain kinds, above the search. */
  tiles: readonly Tile[];
  /** Further ways to narrow the list, beside the search. */
  filters: ReactNode;
  /** Drawn again for a record that changed; whatever else a card shows, it reads itself. */
  card: Card<never>;
  /** The fields that a card shows. */
  shows: readonly string[];
  /** Whether its cards begin with a picture. */
  hasPictures: boolean;
  /** The forms, which open above the list. */
  forms: ReactNode;
};

/** A list as a grid of cards with a search, and a button that opens the form for a new record. */
export function CardListPage(props: CardListPageProps) {
  const { resource, texts, tiles, filters, card, shows, hasPictures, forms } = props;
  const { look } = useLook(resource);
  const isTable = look.as === 'table';
  const read = isTable ? (look.columns ?? flatFields(resource)) : shows;
  return (
    <KeptList resource={resource} perPage={PER_PAGE} shows={read}>
      <SelectionProvider>
        <PageHeader
          title={texts.title}
          {...(texts.lead && { lead: texts.lead })}
          actions={
            <>
              <ListMenu resource={resource} />
              <AddButton resource={resource} />
            </>
          }
        />
        {tiles.length > 0 ? <SummaryTiles resource={resource} tiles={tiles} /> : null}
        <Box sx={toolsStyle}>
          {knownResource(resource).isSearchable ? <SearchField label={texts.search} /> : null}
          {filters}
          <LookButton resource={resource} hasFilters={filters !== null} />
        </Box>
        <Records texts={texts} loading={<LoadingCards hasPictures={hasPictures} />}>
          {(records) =>
            isTable ? (
              <Suspense fallback={<LoadingCards hasPictures={hasPictures} />}>
                <FieldsTable resource={resource} records={records} />
              </Suspense>
            ) : (
              <Box component="ul" sx={cardGrid}>
                {records.map((record) => (
                  <Box component="li" key={record.id} sx={{ display: 'grid', minWidth: 0 }}>
                    <ListCard record={record} card={card} />
                  </Box>
                ))}
              </Box>
            )
          }
        </Records>
        <SelectionBar resource={resource} />
      </SelectionProvider>
      {forms}
    </KeptList>
  );
}

type ListCardProps = { record: RaRecord; card: Card<never> };

/** Drawn again only when its record changes, not each time that a form opens above the list. */
const ListCard = memo(
  ({ record, card: Card }: ListCardProps) => <Card record={record as never} />,
  (before, after) => before.record === after.record,
);
