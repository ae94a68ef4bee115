import { Alert, Box, Button, LinearProgress } from '@mui/material';
import { useState } from 'react';
import { useJobs } from '../jobs/jobs.ts';
import { countOf, RECORDS } from '../records/count-of.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { FoundRecord, nameOf } from './FoundRecord.tsx';
import type { Replacement } from './replacement.ts';
import { type Found, useFind } from './use-find.ts';
import { useLeftOut } from './use-left-out.ts';
import { useReplace } from './use-replace.ts';

type FindingsProps = { asked: Replacement; onDone: () => void };

const PLACES = { singular: 'place', plural: 'places' };
/** More at once would make the screen slow. */
const SHOWN = 50;

/** What was found, before and after, and the button that replaces what is not left out. */
export function Findings({ asked, onDone }: FindingsProps) {
  const { found, lookedAt, progress, failure, retry } = useFind(asked);
  const [shown, setShown] = useState(SHOWN);
  const replace = useReplace(asked);
  const isRunning = useJobs().running !== null;
  const isWhole = progress === 1;
  const refused = found.filter(({ isDone }) => !isDone);
  const changing = found.filter(({ isDone }) => isDone);
  const { wanted, places, isLeftOut, toggle } = useLeftOut(changing);
  if (failure) return <LoadFailure message={failure} onRetry={retry} />;
  return (
    <Box component="section" aria-label="Found" sx={{ display: 'grid', gap: 2 }}>
      {isWhole ? null : (
        <LinearProgress variant="determinate" value={100 * progress} aria-label="Looking" />
      )}
      <div role="status">{isWhole ? sayFound(asked, changing, lookedAt) : null}</div>
      {isWhole && refused.length > 0 ? <Refused refused={refused} /> : null}
      {isWhole && changing.length > 0 ? (
        <>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
            {changing.slice(0, shown).map((record) => (
              <FoundRecord
                key={record.id}
                record={record}
                isLeftOut={(path) => isLeftOut(record, path)}
                onToggle={(paths) => toggle(record, paths)}
              />
            ))}
          </Box>
          {changing.length > shown ? (
            <Button onClick={() => setShown(shown + SHOWN)} sx={{ justifySelf: 'start' }}>
              {`Show more: ${countOf(changing.length - shown, RECORDS)} are below`}
            </Button>
          ) : null}
          <Box sx={barStyle}>
            <Button
              variant="contained"
              disabled={wanted.length === 0 || isRunning}
              onClick={() => {
                void replace(wanted);
                onDone();
              }}
            >
              {wanted.length > 0
                ? `Replace ${countOf(places, PLACES)} in ${countOf(wanted.length, RECORDS)}`
                : 'Replace'}
            </Button>
          </Box>
        </>
      ) : null}
    </Box>
  );
}

function sayFound({ find }: Replacement, changing: Found[], lookedAt: number): string {
  const all = countOf(lookedAt, RECORDS);
  if (changing.length === 0) return `“${find}” is in none of the texts of ${all}.`;
  const places = changing.reduce((sum, { changeCount }) => sum + changeCount, 0);
  const some = countOf(changing.length, RECORDS);
  return `“${find}” is in ${countOf(places, PLACES)} of ${some}. Leave out what should stay.`;
}

const REFUSED_SHOWN = 20;

/** What cannot be changed, and why. */
function Refused({ refused }: { refused: Found[] }) {
  const more = refused.length - REFUSED_SHOWN;
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      {`${countOf(refused.length, RECORDS)} cannot be changed:`}
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {refused.slice(0, REFUSED_SHOWN).map((record) => (
          <li key={record.id}>{`${nameOf(record)}: ${record.message}`}</li>
        ))}
        {more > 0 ? <li>{`and ${more.toLocaleString('en-US')} more`}</li> : null}
      </Box>
    </Alert>
  );
}

/** The button stays in sight below a long list. */
const barStyle = {
  position: 'sticky',
  bottom: 0,
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
};
