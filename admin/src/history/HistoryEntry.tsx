import type { HistoryEntry as Change, FieldMap } from '@karibu/graph/contract';
import RestoreIcon from '@mui/icons-material/Restore';
import { Box, Button, Chip, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { DifferenceList } from '../differences/DifferenceParts.tsx';
import { listDifferences } from '../differences/differences.ts';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { formatMoment } from '../layout/format-moment.ts';

type HistoryEntryProps = {
  change: Change;
  item: string;
  fields: FieldMap;
  /** Whether the record is as this change left it. */
  isCurrent: boolean;
  isBusy: boolean;
  onRestore: () => void;
};

const WORDS: Record<Change['action'], string> = {
  ...{ create: 'Created', update: 'Changed', delete: 'Deleted', restore: 'Restored' },
  ...{ publish: 'Published from a draft', draft: 'Draft saved', drop: 'Draft dropped' },
};

/** Whether a change was one of the draft: the record itself stayed as it was. */
export function isOfDraft({ action }: Change): boolean {
  return action === 'draft' || action === 'drop';
}

/** One change: who, when, and what; with a way back to the version it made. */
export function HistoryEntry(props: HistoryEntryProps) {
  const { change, item, isCurrent, isBusy, onRestore } = props;
  const { action, by, at, after } = change;
  const [isAsking, setAsking] = useState(false);
  const id = useId();
  return (
    <Box component="li" aria-labelledby={id} sx={entryStyle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 40 }}>
        <Typography id={id} sx={{ flex: '1 1 14rem', fontWeight: 650, overflowWrap: 'anywhere' }}>
          {WORDS[action]} on {formatMoment(at, 'exact')} by {by}
        </Typography>
        {isCurrent ? <Chip size="small" label="Current" color="success" /> : null}
        {after && !isCurrent && !isOfDraft(change) ? (
          <Button
            size="small"
            startIcon={<RestoreIcon />}
            disabled={isBusy}
            onClick={() => setAsking(true)}
          >
            Restore
          </Button>
        ) : null}
      </Box>
      <Differences {...props} />
      <ConfirmDialog
        isOpen={isAsking}
        title="Restore this version?"
        question={questionAbout(item, at)}
        confirmLabel="Restore"
        onConfirm={() => {
          setAsking(false);
          onRestore();
        }}
        onDecline={() => setAsking(false)}
      />
    </Box>
  );
}

function Differences({ change: { before, after }, fields }: HistoryEntryProps) {
  if (!before || !after) return null;
  const differences = listDifferences(fields, before, after);
  if (differences.length === 0) {
    return <Typography color="textSecondary">Saved without a change.</Typography>;
  }
  return <DifferenceList differences={differences} />;
}

/** Asks before a version is restored. */
function questionAbout(item: string, at: string): string {
  const restored = `This restores the ${item} of ${formatMoment(at, 'exact')}.`;
  return `${restored} The present version stays in the history.`;
}

const entryStyle = {
  display: 'grid',
  gap: 1,
  pb: 2,
  '& + &': { pt: 2, borderTop: 1, borderColor: 'divider' },
  '&:not(:last-child)': { pb: 0 },
};
