import { describePrice } from '@karibu/graph/contract';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

type PriceProps = {
  price: number;
  /** What else is said of it, on the same line. */
  children?: ReactNode;
};

/** What something costs, in the words of the public site. */
export function Price({ price, children }: PriceProps) {
  const { amount, unit } = describePrice(price);
  return (
    <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 0.75 }}>
      <Typography sx={{ fontSize: 20, fontWeight: 700 }}>{amount}</Typography>
      <Typography color="textSecondary" sx={{ fontSize: 14 }}>
        {unit}
      </Typography>
      {children}
    </Box>
  );
}
