import { Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

type AccountCardProps = { title: string; lead?: ReactNode; children: ReactNode };

/** A part of the account page, with a heading of its own. */
export function AccountCard({ title, lead, children }: AccountCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {lead ? <Typography color="textSecondary">{lead}</Typography> : null}
      {children}
    </Card>
  );
}
