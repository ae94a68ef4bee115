import type { Publication } from '@karibu/graph/contract';
import { Alert, AlertTitle, Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { knownResource } from '../providers/known-resource.ts';
import { explainLeftOut, nameFields } from './words.ts';

/** The records that the site does not show as they are, each with the way to mend it. */
export function LeftOutRecords({ count, records }: Publication['leftOut']) {
  if (count === 0) return null;
  const more = count - records.length;
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      <AlertTitle>{explainLeftOut(count)}</AlertTitle>
      They hold what the API would refuse. Save them with other values, and the site shows them.
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {records.map(({ resource, recordId, title, faults }) => (
          <li key={resource + recordId}>
            <Link component={RouterLink} to={pathOf(resource, recordId)} color="inherit">
              {title || recordId}
            </Link>
            : {nameFields(faults)}
          </li>
        ))}
        {more > 0 ? <li>{more} more, which the server’s log names</li> : null}
      </Box>
    </Alert>
  );
}

function pathOf(resource: string, recordId: string): string {
  if (resource === 'uploads') return '/media';
  const { isSingle } = knownResource(resource);
  return isSingle ? `/${resource}` : `/${resource}/${encodeURIComponent(recordId)}`;
}
