import type { ReleaseSummary } from '@karibu/graph/contract';
import { Box, Card, Link, Skeleton, Typography } from '@mui/material';
import { formatMoment } from '../layout/format-moment.ts';
import { usePublication } from '../providers/use-publication.ts';
import { describeReceipt, formatDuration } from '../publication/receipt-words.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';

/** The last publish, with its receipt. */
export function LastPublished() {
  const { publication, hasFailed, refetch } = usePublication();
  const last = publication?.releases[0];
  return (
    <Card component="section" aria-label="Last published" sx={{ p: 2.5 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        Last published
      </Typography>
      {last ? <ReleaseFacts release={last} /> : null}
      {publication && !last ? (
        <Typography color="textSecondary">Nothing has been published yet.</Typography>
      ) : null}
      {!publication && hasFailed ? (
        <LoadFailure what="The state of the site" onRetry={refetch} />
      ) : null}
      {!publication && !hasFailed ? <Skeleton width="60%" /> : null}
    </Card>
  );
}

const SHOWN_PAGES = 5;

function ReleaseFacts({ release }: { release: ReleaseSummary }) {
  const { changed, added } = release.receipt;
  const receipt = describeReceipt(release.receipt);
  const pages = [...added, ...changed].filter(isWorthAVisit).slice(0, SHOWN_PAGES);
  return (
    <>
      <Typography sx={{ fontSize: 20, fontWeight: 700 }}>{formatMoment(release.at)}</Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        {receipt}, in {formatDuration(release.durationMs)}. The site has {release.pages}{' '}
        {release.pages === 1 ? 'page' : 'pages'}.
      </Typography>
      <Box
        component="ul"
        sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}
      >
        {pages.map((path) => (
          <li key={path}>
            <Link href={path} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
              {path}
            </Link>
          </li>
        ))}
      </Box>
    </>
  );
}

/** Files such as the site map, and the not-found pages, are published as well. */
function isWorthAVisit(path: string): boolean {
  return !path.includes('.') && !path.endsWith('/404');
}
