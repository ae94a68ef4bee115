import { Alert, Box, Button } from '@mui/material';

export type Pasted = {
  /** How many days were made of a pasted text. */
  count: number;
  /** What stood before the first of them. */
  before: string;
};

type PastedNoticeProps = { pasted: Pasted; onUndo: () => void; onClose: () => void };

/** Says what became of a pasted itinerary, and takes it back. */
export function PastedNotice({ pasted: { count, before }, onUndo, onClose }: PastedNoticeProps) {
  return (
    <Alert
      severity={before ? 'warning' : 'info'}
      role="status"
      sx={{ mb: 2, overflowWrap: 'anywhere' }}
    >
      {count === 1 ? 'The pasted day was put in.' : `The pasted text became ${count} days.`}
      {before ? (
        <>
          {' '}
          This stood before the first of them and was left out:
          <span style={{ display: 'block', whiteSpace: 'pre-wrap' }}>{before}</span>
        </>
      ) : null}
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button color="inherit" variant="outlined" size="small" onClick={onUndo}>
          Undo
        </Button>
        <Button color="inherit" size="small" onClick={onClose}>
          Close
        </Button>
      </Box>
    </Alert>
  );
}
