import { Box, Card, Skeleton } from '@mui/material';
import { cardGrid } from './card-grid.ts';

/** Stands where the cards of a list will be, in their shape. */
export function LoadingCards({ hasPictures }: { hasPictures: boolean }) {
  return (
    <Box sx={cardGrid}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Card key={key}>
          {hasPictures ? <Skeleton variant="rectangular" sx={pictureStyle} /> : null}
          <Box sx={{ p: 2, pb: 1 }}>
            <Skeleton width="70%" height={24} />
            <Skeleton width="90%" />
            <Skeleton width="40%" />
          </Box>
          <Box sx={{ display: 'flex', gap: 1, px: 2, pb: 1 }}>
            <Skeleton width={56} height={40} />
            <Skeleton width={56} height={40} />
          </Box>
        </Card>
      ))}
    </Box>
  );
}

const pictureStyle = { aspectRatio: '16 / 10', height: 'auto' };
