import { formatDate } from '@karibu/graph/contract';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useId, useState } from 'react';
import { type ReadDates, readDates } from './read-dates.ts';

type PasteDatesDialogProps = {
  /** The dates that are in the list already. */
  readKnown: () => string[];
  onAdd: (dates: string[]) => void;
  onClose: () => void;
};

/**
 * Takes many dates at once. It says before which of them are new and which cannot be read; those
 * stay in the text to be put right.
 */
export function PasteDatesDialog({ readKnown, onAdd, onClose }: PasteDatesDialogProps) {
  const [text, setText] = useState('');
  const [added, setAdded] = useState(0);
  const id = useId();
  const known = readKnown();
  const read = readDates(text);
  const fresh = [...new Set(read.dates)].filter((date) => !known.includes(date));

  function add() {
    onAdd(fresh);
    if (read.unread.length === 0) return onClose();
    setAdded(fresh.length);
    setText(read.unread.map((entry) => entry.text).join('\n'));
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>Paste dates</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <TextField
          label="Dates"
          helperText="One on each line, or with commas between them: 12 March 2027, 2027-03-19."
          value={text}
          onChange={(event) => setText(event.target.value)}
          multiline
          minRows={4}
          maxRows={12}
          autoFocus
          fullWidth
          sx={{ mt: 1 }}
        />
        <div role="status">
          {added > 0 ? <p style={lineStyle}>{countOf(added)} added.</p> : null}
          <Report read={read} fresh={fresh} known={known} />
        </div>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{added > 0 ? 'Close' : 'Cancel'}</Button>
        <Button variant="contained" onClick={add} disabled={fresh.length === 0}>
          {fresh.length === 0 ? 'Add dates' : `Add ${countOf(fresh.length)}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type ReportProps = { read: ReadDates; fresh: string[]; known: string[] };

function Report({ read: { dates, unread }, fresh, known }: ReportProps) {
  const repeated = dates.filter(
    (date, place) => known.includes(date) || dates.indexOf(date) < place,
  );
  return (
    <>
      {fresh.length > 0 ? <p style={lineStyle}>New: {sayDates(fresh)}.</p> : null}
      {repeated.length > 0 ? (
        <p style={lineStyle}>Skipped, because they are there already: {sayDates(repeated)}.</p>
      ) : null}
      {unread.map(({ text, reason }) => (
        <Alert key={text} severity="warning" sx={{ mt: 1 }}>
          <strong>{text}</strong> {reason}
        </Alert>
      ))}
    </>
  );
}

function countOf(dates: number): string {
  return dates === 1 ? '1 date' : `${dates} dates`;
}

function sayDates(dates: string[]): string {
  return [...new Set(dates)].map((date) => formatDate(date) ?? date).join(', ');
}

const lineStyle = { margin: '0 0 4px', overflowWrap: 'anywhere' } as const;
