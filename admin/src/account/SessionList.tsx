import { Box, Button, Chip, Typography } from '@mui/material';
import { formatMoment } from '../layout/format-moment.ts';
import type { OpenSession } from '../providers/account-calls.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { LoadingBlock } from '../records/LoadingBlock.tsx';
import { nameDevice } from './name-device.ts';
import type { Sessions } from './use-sessions.ts';

/** Open sessions: with what, since when and from where; each with the way to end it. */
export function SessionList({ open, hasFailed, refetch, ...sessions }: Sessions) {
  if (hasFailed) return <LoadFailure what="The sessions" onRetry={refetch} />;
  if (!open) return <LoadingBlock height={72} />;
  if (open.length === 0) return <Typography>Not signed in anywhere.</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {open.map((session) => (
        <SessionRow key={session.id} session={session} {...sessions} />
      ))}
    </Box>
  );
}

type SessionRowProps = Pick<Sessions, 'isEnding' | 'end'> & { session: OpenSession };

function SessionRow({ session, isEnding, end }: SessionRowProps) {
  const { id, device, address, openedAt, isCurrent } = session;
  const name = nameDevice(device);
  const since = `Since ${formatMoment(openedAt, 'medium')}`;
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography color="textSecondary" sx={{ fontSize: 14 }}>
          {address ? `${since}, from ${address}` : since}
        </Typography>
      </Box>
      {isCurrent ? (
        <Chip size="small" color="success" label="This one" />
      ) : (
        <Button
          size="small"
          onClick={() => end(id)}
          disabled={isEnding}
          aria-label={`End the session of ${name}, ${since.toLowerCase()}`}
        >
          End
        </Button>
      )}
    </Box>
  );
}
