import { Link, Typography } from '@mui/material';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { addressOf, isHidden } from '../providers/known-resource.ts';
import { usePublication } from '../providers/use-publication.ts';
import { useStatusBadges } from '../records/use-status-badges.ts';
import { SAVED_WORDS, STATE_WORDS } from './words.ts';

type SavedStateProps = { resource: string; record: RaRecord };

/** In the message about a save: how far it is on its way to the site, then the way to its page. */
export function SavedState({ resource, record }: SavedStateProps) {
  const { publication, askedAt } = usePublication();
  const [savedAt] = useState(() => Date.now());
  const status = useStatusBadges(resource, record);
  const path = addressOf(resource, record.slug);
  if (!publication || path === null) return null;
  // What was known before the save says nothing of it.
  const state = askedAt < savedAt ? 'queued' : publication.state;
  if (state === 'failed') return <SeeWhy words={STATE_WORDS.failed} />;
  const isLeftOut = publication.leftOut.records.some(
    (each) => each.resource === resource && each.recordId === record.id,
  );
  if (state === 'live' && isLeftOut) return <SeeWhy words="Not on the site" />;
  const fault = publication.faults.pages.find((each) => each.record?.id === record.id);
  if (state === 'live' && fault) return <SeeWhy words={SAVED_WORDS[fault.kind]} />;
  if (isHidden(resource, record)) return <Words text={status[0]?.label ?? 'Hidden'} />;
  if (state !== 'live') return <Words text={STATE_WORDS[state]} />;
  return (
    <Link href={path} target="_blank" rel="noopener" color="inherit" sx={{ px: 1 }}>
      See it live
    </Link>
  );
}

function Words({ text }: { text: string }) {
  return <Typography sx={{ px: 1 }}>{text}</Typography>;
}

function SeeWhy({ words }: { words: string }) {
  return (
    <Typography sx={{ px: 1 }}>
      {words}.{' '}
      <Link component={RouterLink} to="/publication" color="inherit">
        See why
      </Link>
    </Typography>
  );
}
