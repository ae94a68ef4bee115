import { Box, Typography } from '@mui/material';
import { DifferenceParts } from './DifferenceParts.tsx';
import type { Difference } from './differences.ts';

/** The fields that differ, each under its name. */
export function DifferenceList({ differences }: { differences: Difference[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {differences.map(({ path, label, look, parts }) => (
        <div key={path}>
          <Typography component="dt" color="textSecondary" sx={{ fontSize: 14, fontWeight: 600 }}>
            {label}
          </Typography>
          <Box component="dd" sx={{ m: 0, mt: 0.25 }}>
            <DifferenceParts look={look} parts={parts} />
          </Box>
        </div>
      ))}
    </Box>
  );
}
