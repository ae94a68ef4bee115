import type { Publication } from '@karibu/graph/contract';
import { Box, Button, Link, Popover, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { usePublication } from '../providers/use-publication.ts';
import { describeReceipt } from '../publication/receipt-words.ts';
import { StateMark } from '../publication/StateMark.tsx';
import { usePublish } from '../publication/use-publish.ts';
import { explainState, nameState } from '../publication/words.ts';
import { formatMoment } from './format-moment.ts';
import { visuallyHidden } from './visually-hidden.ts';

/** Whether the last change is live yet. Pressed, it says what was published, or what went wrong. */
export function PublicationChip() {
  const { publication, current, hasFailed, refetch } = usePublication();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  if (!publication && !hasFailed) return null;
  return (
    <>
      <Button
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        variant="outlined"
        startIcon={<StateMark publication={current} />}
        sx={{
          borderRadius: 5,
          minHeight: 36,
          bgcolor: 'background.paper',
          borderColor: 'divider',
          color: 'text.primary',
        }}
      >
        {nameState(current)}
      </Button>
      <Box role="status" sx={visuallyHidden}>
        {explainState(current)}
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
          {explainState(current)}
        </Typography>
        {current ? (
          <PublicationDetails publication={current} onLeave={() => setAnchor(null)} />
        ) : (
          <Unreachable onRetry={refetch} />
        )}
      </Popover>
    </>
  );
}

function Unreachable({ onRetry }: { onRetry: () => unknown }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography color="textSecondary">
        Whether the last change is live is not known until the server answers. It is asked again by
        itself.
      </Typography>
      <Button variant="outlined" onClick={() => onRetry()}>
        Ask again now
      </Button>
    </Box>
  );
}

type DetailsProps = { publication: Publication; onLeave: () => void };

function PublicationDetails({ publication, onLeave }: DetailsProps) {
  const last = publication.releases[0];
  const publish = usePublish();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {publication.reason ? (
        <Typography color="error" sx={{ overflowWrap: 'anywhere' }}>
          {publication.reason}
        </Typography>
      ) : null}
      {publication.state === 'live' && publication.isRolledBack ? (
        <Typography color="textSecondary">
          What was saved since is not live until the next save, or until all is published again.
        </Typography>
      ) : null}
      {publication.state === 'failed' ? (
        <Typography color="textSecondary">
          The site still shows what was live before. Publishing is tried again by itself.
        </Typography>
      ) : null}
      {publication.state === 'failed' ? (
        <Button variant="outlined" onClick={() => publish.mutate()} disabled={publish.isPending}>
          Try again now
        </Button>
      ) : null}
      {last ? (
        <Typography color="textSecondary">
          Last published {formatMoment(last.at)}: {describeReceipt(last.receipt)}.
        </Typography>
      ) : null}
      <Link component={RouterLink} to="/publication" onClick={onLeave}>
        All releases
      </Link>
      <Link href="/" target="_blank" rel="noopener">
        Open the website
      </Link>
    </Box>
  );
}
