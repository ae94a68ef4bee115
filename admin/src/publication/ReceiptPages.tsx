import type { Receipt } from '@karibu/graph/contract';
import { Box, Link } from '@mui/material';

const GROUPS = [
  { name: 'added', word: 'Added' },
  { name: 'changed', word: 'Changed' },
  { name: 'removed', word: 'Removed' },
  { name: 'redirected', word: 'Redirected' },
] as const;

const SHOWN = 5;

/** The addresses that a release touched, by what it did with them; many of them fold away. */
export function ReceiptPages({ receipt }: { receipt: Receipt }) {
  return GROUPS.filter(({ name }) => receipt[name].length > 0).map(({ name, word }) => (
    <Box
      key={name}
      component="details"
      open={receipt[name].length <= SHOWN}
      sx={{ '& summary': { cursor: 'pointer', fontWeight: 600, minHeight: 24 } }}
    >
      <summary>
        {word} ({receipt[name].length})
      </summary>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {receipt[name].map((path) => (
          <li key={path}>{name === 'removed' ? path : <PageLink path={path} />}</li>
        ))}
      </Box>
    </Box>
  ));
}

function PageLink({ path }: { path: string }) {
  return (
    <Link href={path} target="_blank" rel="noopener">
      {path}
    </Link>
  );
}
