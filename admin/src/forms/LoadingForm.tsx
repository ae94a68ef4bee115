import { Box, DialogContent, Skeleton } from '@mui/material';
import { columnsStyle, longStyle, sectionStyle } from './form-layout.ts';
import { LoadingFields } from './LoadingFields.tsx';

/** Stands in a dialog where a form will be, in its shape. */
export function LoadingForm({ isLong }: { isLong: boolean }) {
  if (isLong) return <LoadingLong />;
  return (
    <DialogContent sx={{ py: 3 }}>
      <LoadingFields count={6} />
    </DialogContent>
  );
}

function LoadingLong() {
  return (
    <DialogContent sx={longStyle}>
      <Box sx={listStyle}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} width="80%" height={36} />
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 2.5, ...columnsStyle }}>
        <Box sx={sectionStyle}>
          <LoadingFields count={8} />
        </Box>
        <Box sx={{ ...sectionStyle, ...sideStyle }}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} variant="rounded" height={40} sx={{ mb: 2.5 }} />
          ))}
        </Box>
      </Box>
    </DialogContent>
  );
}

/** Above the form lies a line of sections, where there is no room beside it. */
const listStyle = { display: { xs: 'flex', lg: 'block' }, gap: 2, px: 1, py: { xs: 1, lg: 0 } };
const sideStyle = { display: { xs: 'none', lg: 'block' }, alignSelf: 'start' };
