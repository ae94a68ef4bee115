import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Fields that belong together, under a heading; side by side where there is room. */
export function FieldGroup({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Box component="section" {...(title && { 'aria-label': title })}>
      {title ? (
        <Typography variant="h2" component="h3" sx={{ mb: 1.5, mt: 1 }}>
          {title}
        </Typography>
      ) : null}
      <Box sx={gridStyle}>{children}</Box>
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  '& > .wide': { gridColumn: '1 / -1' },
};
