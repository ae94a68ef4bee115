import { Box, Button, CircularProgress, Link, Popover, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { brand } from '../brand.ts';
import { describeReceipt, type Publication } from '../providers/publication.ts';
import { usePublication } from '../providers/use-publication.ts';
import { formatMoment } from './format-moment.ts';
import { visuallyHidden } from './visually-hidden.ts';

const WORDS = {
  live: 'Live',
  queued: 'Queued',
  publishing: 'Publishing…',
  failed: 'Publishing failed',
} as const;

/** Whether the last change is live yet. Pressed, it says what was published, or what went wrong. */
export function PublicationChip() {
  const { publication } = usePublication();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  if (!publication) return null;
  return (
    <>
      <Button
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        variant="outlined"
        startIcon={<StateMark state={publication.state} />}
        sx={{
          borderRadius: 5,
          minHeight: 36,
          bgcolor: '#fff',
          borderColor: 'divider',
          color: 'text.primary',
        }}
      >
        {WORDS[publication.state]}
      </Button>
      <Box role="status" sx={visuallyHidden}>
        {EXPLAINED[publication.state]}
      </Box>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': id,
            sx: { p: 2.5, mt: 1, width: 320, maxWidth: '92vw' },
          },
        }}
      >
        <Typography id={id} variant="h3" component="h2" gutterBottom>
          {EXPLAINED[publication.state]}
        </Typography>
        <PublicationDetails publication={publication} />
      </Popover>
    </>
  );
}

const EXPLAINED = {
  live: 'All changes are live',
  queued: 'A change waits to be published',
  publishing: 'Changes are being published',
  failed: 'The last change is not live',
} as const;

function PublicationDetails({ publication }: { publication: Publication }) {
  const last = publication.releases[0];
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {publication.reason ? (
        <Typography color="error" sx={{ overflowWrap: 'anywhere' }}>
          {publication.reason}
        </Typography>
      ) : null}
      {publication.state === 'failed' ? (
        <Typography color="textSecondary">
          The site still shows what was live before. Publishing is tried again by itself.
        </Typography>
      ) : null}
      {last ? (
        <Typography color="textSecondary">
          Last published {formatMoment(last.at)}: {describeReceipt(last.receipt)}.
        </Typography>
      ) : null}
      <Link href="/" target="_blank" rel="noopener">
        Open the website
      </Link>
    </Box>
  );
}

function StateMark({ state }: { state: Publication['state'] }): ReactNode {
  if (state === 'publishing' || state === 'queued')
    return <CircularProgress size={14} aria-hidden />;
  const color = state === 'live' ? brand.leaf700 : brand.coral600;
  return (
    <Box component="span" sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: color }} />
  );
}
