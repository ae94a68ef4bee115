import { Box, Typography } from '@mui/material';
import type { ShownMetric } from './shown-metrics.ts';

/** Numbers in large figures, each over what it counts. */
export function MetricFigures({ metrics }: { metrics: ShownMetric[] }) {
  return (
    <Box component="dl" sx={listStyle}>
      {metrics.map(({ label, value }) => (
        <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Typography component="dt" sx={{ fontSize: 15, opacity: 0.85 }}>
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: 28, fontWeight: 700, lineHeight: 1.2 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const listStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))',
  m: 0,
};
