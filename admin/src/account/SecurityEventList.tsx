import type { PageOf } from '@karibu/graph/contract';
import { Box, Typography } from '@mui/material';
import { formatMoment } from '../layout/format-moment.ts';
import type { SecurityEvent } from '../providers/security-event-calls.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { LoadingEntries } from '../records/LoadingEntries.tsx';
import { MoreButton } from '../records/MoreButton.tsx';
import { usePages } from '../records/use-pages.ts';
import { nameDevice } from './name-device.ts';
import { EVENT_WORDS } from './security-event-words.ts';

type SecurityEventListProps = {
  /** The id of a user, `own`, or `all`. */
  whose: string;
  read: (page: number) => Promise<PageOf<SecurityEvent>>;
};

/** What happened to accounts, newest first: what, who did it, when and with what. */
export function SecurityEventList({ whose, read }: SecurityEventListProps) {
  const { items, error, refetch, more } = usePages(['security-events', whose], read);
  if (!items && error) return <LoadFailure what="The security events" onRetry={refetch} />;
  if (!items) return <LoadingEntries />;
  if (items.length === 0) {
    return <Typography color="textSecondary">Nothing within the last year.</Typography>;
  }
  return (
    <>
      <Box component="ol" aria-label="Security events" sx={listStyle}>
        {items.map((event) => (
          <EventRow key={event.id} event={event} isOfAll={whose === 'all'} />
        ))}
      </Box>
      <MoreButton more={more}>Show older events</MoreButton>
    </>
  );
}

function EventRow({ event, isOfAll }: { event: SecurityEvent; isOfAll: boolean }) {
  const { account, at } = event;
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {isOfAll ? `${account}: ` : null}
        {EVENT_WORDS[event.event]}
      </Typography>
      <Typography color="textSecondary" sx={{ fontSize: 14 }}>
        {formatMoment(at, 'exact')}, {sayWho(event)}
      </Typography>
    </Box>
  );
}

/** Who did it, with what and from where, as far as that may be known. */
function sayWho({ event, by, device, address }: SecurityEvent): string {
  const nobody = LINK_USED.includes(event) ? 'whoever held the link' : 'the server itself';
  const who = `by ${by || nobody}`;
  const from = address ? `from ${address}` : '';
  return [who, device ? nameDevice(device) : '', from].filter(Boolean).join(', ');
}

const LINK_USED: readonly string[] = ['invitation-used', 'reset-link-used'];

const listStyle = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 };
