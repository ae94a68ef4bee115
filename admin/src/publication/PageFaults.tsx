import type { PageFault, Publication } from '@karibu/graph/contract';
import { Alert, AlertTitle, Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { explainFaults, FAULT_WORDS } from './words.ts';

/** The pages that are not live as their records have them, each with the way to mend it. */
export function PageFaults({ count, pages }: Publication['faults']) {
  if (count === 0) return null;
  const more = count - pages.length;
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      <AlertTitle>{explainFaults(count)}</AlertTitle>
      Everything else is live. Change what is named here, and save it.
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {pages.map((fault) => (
          <li key={fault.path}>
            <Subject {...fault} />: {FAULT_WORDS[fault.kind]} {fault.reason}
          </li>
        ))}
        {more > 0 ? <li>{more} more, which the server’s log names</li> : null}
      </Box>
    </Alert>
  );
}

/** The record whose page it is; of the page of no record, the page itself. */
function Subject({ record, path }: PageFault) {
  if (!record) {
    return (
      <Link href={path} target="_blank" rel="noopener" color="inherit">
        {path}
      </Link>
    );
  }
  const form = `/${record.resource}/${encodeURIComponent(record.id)}`;
  return (
    <Link component={RouterLink} to={form} color="inherit">
      {record.title || path}
    </Link>
  );
}
