import { Box, Card, Skeleton } from '@mui/material';

/** Stands where the rows of a table will be, or their cards where there is no room for columns. */
export function LoadingRows() {
  return (
    <Card sx={tableStyle}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Box key={key} sx={rowStyle}>
          <Skeleton width="70%" />
          <Skeleton width="85%" />
          <Skeleton width="50%" />
          <Skeleton width="60%" />
        </Box>
      ))}
    </Card>
  );
}

const tableStyle = { '& > :not(:last-child)': { borderBottom: 1, borderColor: 'divider' } };

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '2fr 3fr 1fr 1fr' },
  alignItems: 'center',
  columnGap: 3,
  px: 2,
  py: { xs: 1.5, md: 2 },
};
