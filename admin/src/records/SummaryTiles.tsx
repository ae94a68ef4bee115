import { Box, Card, Skeleton, Typography } from '@mui/material';
import { useGetList } from 'react-admin';

export type Tile = { label: string; filter: Record<string, unknown> };

type SummaryTilesProps = { resource: string; tiles: readonly Tile[] };

/** How many records there are in all and of certain kinds, as the server counts them. */
export function SummaryTiles({ resource, tiles }: SummaryTilesProps) {
  return (
    <Box component="section" aria-label="Summary">
      <Box component="dl" sx={{ ...gridStyle, gridTemplateColumns: columnsFor(tiles.length) }}>
        {tiles.map((tile) => (
          <SummaryTile key={tile.label} resource={resource} {...tile} />
        ))}
      </Box>
    </Box>
  );
}

function SummaryTile({ resource, label, filter }: Tile & { resource: string }) {
  const { total, isPending } = useCount(resource, filter);
  return (
    <Card sx={{ px: 2.5, py: 1.75 }}>
      <Typography component="dt" color="textSecondary" sx={{ fontSize: 14 }}>
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontSize: 28, fontWeight: 700, lineHeight: 1.2 }}>
        {isPending ? <Skeleton width={48} /> : (total?.toLocaleString('en-US') ?? '–')}
      </Typography>
    </Card>
  );
}

/** How many records of a resource match a filter, in the whole database and not on a page. */
export function useCount(resource: string, filter: Record<string, unknown> = {}) {
  const meta = { only: [] };
  return useGetList(resource, { pagination: { page: 1, perPage: 1 }, filter, meta });
}

const gridStyle = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  m: 0,
  mb: 3,
};

/** One row where there is room; on a phone, rows without a gap at the end. */
function columnsFor(count: number) {
  return { xs: `repeat(${count % 3 === 0 ? 3 : 2}, 1fr)`, sm: `repeat(${count}, 1fr)` };
}
