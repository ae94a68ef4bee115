import { formatMoney } from '@karibu/graph/contract';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

type PriceProps = {
  price: number;
  /** What else is said of it, on the same line. */
  children?: ReactNode;
};

/** What something costs for a person; a price of 0 is on request. */
export function Price({ price, children }: PriceProps) {
  return (
    <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 0.75 }}>
      <Typography sx={{ fontSize: 20, fontWeight: 700 }}>
        {price === 0 ? 'Price on request' : formatMoney(price)}
      </Typography>
      <Typography color="textSecondary" sx={{ fontSize: 14 }}>
        {price === 0 ? null : 'per person'}
      </Typography>
      {children}
    </Box>
  );
}
