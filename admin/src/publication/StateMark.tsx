import type { Publication } from '@karibu/graph/contract';
import { Box, CircularProgress } from '@mui/material';

/**
 * The state of the site as a dot, which turns while a publish is under way. Null stands for no
 * connection. Words stand beside it.
 */
export function StateMark({ publication }: { publication: Publication | null }) {
  const { state = 'failed', isRolledBack = false } = publication ?? {};
  if (state === 'publishing' || state === 'queued') {
    return <CircularProgress size={14} aria-hidden />;
  }
  const isFine = state === 'live' && !isRolledBack;
  const color = state === 'failed' ? 'error.main' : isFine ? 'success.main' : 'warning.main';
  return (
    <Box component="span" sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: color }} />
  );
}
