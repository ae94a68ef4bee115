import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../session/site-identity.ts';

type PageHeaderProps = { title: string; lead?: string; actions?: ReactNode };

/**
 * The heading of a screen, which names the browser's tab as well, and its buttons, which stand in
 * one line.
 */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  useDocumentTitle(`${title} - Admin`);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mb: 3 }}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Typography variant="h1">{title}</Typography>
        {lead ? (
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {lead}
          </Typography>
        ) : null}
      </Box>
      <Box sx={actionsStyle}>{actions}</Box>
    </Box>
  );
}

const actionsStyle = { display: 'flex', gap: 1, '&:empty': { display: 'none' } };
