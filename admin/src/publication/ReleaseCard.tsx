import type { ReleaseSummary } from '@karibu/graph/contract';
import { Box, Button, Card, Chip, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { formatMoment } from '../layout/format-moment.ts';
import { describeReceipt, formatDuration } from '../publication/receipt-words.ts';
import { ReceiptPages } from './ReceiptPages.tsx';
import { useRollBack } from './use-publish.ts';

const CONTENT_STAYS = 'The content stays as it is; the next save publishes it again.';

type ReleaseCardProps = {
  release: ReleaseSummary;
  isLive: boolean;
  /** Whether it was made after the one that is live. */
  isNewer: boolean;
  mayRollBack: boolean;
};

/** One release: when, how long it took, what it changed, and the way back to it. */
export function ReleaseCard({ release, isLive, isNewer, mayRollBack }: ReleaseCardProps) {
  const way = isNewer ? 'Go forward' : 'Roll back';
  const { id, at, pages, durationMs, receipt } = release;
  const [isAsking, setAsking] = useState(false);
  const rollBack = useRollBack();
  const label = useId();
  return (
    <Card component="li" aria-labelledby={label} sx={{ p: 2.5, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 40 }}>
        <Typography id={label} variant="h3" sx={{ flex: '1 1 11rem' }}>
          {formatMoment(at, 'exact')}
        </Typography>
        {isLive ? <Chip size="small" color="success" label="Live" /> : null}
        {mayRollBack && !isLive ? (
          <Button
            size="small"
            onClick={() => setAsking(true)}
            disabled={rollBack.isPending}
            sx={{ mx: -1 }}
          >
            {way} to this
          </Button>
        ) : null}
      </Box>
      <Typography color="textSecondary">
        {describeReceipt(receipt)}, in {formatDuration(durationMs)}. The site had {pages}{' '}
        {pages === 1 ? 'page' : 'pages'}.
      </Typography>
      <ReceiptPages receipt={receipt} />
      <ConfirmDialog
        isOpen={isAsking}
        title={isNewer ? 'Go forward to this release?' : 'Roll back the site?'}
        question={`Visitors see the site of ${formatMoment(at, 'exact')}. ${CONTENT_STAYS}`}
        confirmLabel={way}
        isDangerous
        onConfirm={() => {
          setAsking(false);
          rollBack.mutate(id);
        }}
        onDecline={() => setAsking(false)}
      />
    </Card>
  );
}
