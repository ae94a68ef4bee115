import { Box, Card, Skeleton } from '@mui/material';

type LoadingTilesProps = {
  /** The look of the grid that they stand in. */
  grid: object;
  /** The width of a picture to its height. */
  ratio: string;
};

/** Stands where pictures with their names will be. */
export function LoadingTiles({ grid, ratio }: LoadingTilesProps) {
  return (
    <Box sx={grid}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <Card key={key}>
          <Skeleton variant="rectangular" sx={{ aspectRatio: ratio, height: 'auto' }} />
          <Box sx={{ px: 1.5, py: 1.25 }}>
            <Skeleton width="80%" />
            <Skeleton width="50%" />
          </Box>
        </Card>
      ))}
    </Box>
  );
}
