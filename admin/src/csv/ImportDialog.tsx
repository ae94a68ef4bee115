import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import { DropZone } from '../inputs/DropZone.tsx';
import { keepReports } from '../jobs/reports.ts';
import { SESSION_ENDED } from '../providers/api-error.ts';
import type { ImportedRow } from '../providers/data-provider.ts';
import { fieldsOf } from '../providers/fields-of.ts';
import { isPageLeft } from '../providers/page-left.ts';
import { decodeCsv, type ReadCsv, readCsv } from './csv.ts';
import { countActions, describeStop, describeUnseen } from './describe-import.ts';
import { FileButton } from './FileButton.tsx';
import { ImportGuard } from './ImportGuard.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import { useImport } from './use-import.ts';

type Props = { resource: string; onClose: () => void };

/** Brings records in from a CSV file: says row by row what would happen, and does it when asked. */
export function ImportDialog({ resource, onClose }: Props) {
  const id = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const refresh = useRefresh();
  const { run, stop, isRunning, isWriting, done } = useImport(resource);
  const [file, setFile] = useState<NamedCsv | null>(null);
  const [rows, setRows] = useState<ImportedRow[] | null>(null);
  const [isImported, setImported] = useState(false);
  const [isStopping, setStopping] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const alone = useOneAtATime();
  const isGone = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only who leaves stops it.
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      stop();
    };
  }, []);

  async function check(records: ReadCsv['records']) {
    const { answers, failure: problem } = await run({ records, isDryRun: true });
    if (problem) setFailure(`The file could not be checked: ${problem.message}`);
    else setRows(answers);
  }

  async function write({ records, ...read }: NamedCsv, checked: ImportedRow[]) {
    const { keep, hasEnded } = keepReports('import');
    setFailure(null);
    setStopping(false);
    const seen = records.map((record, index) => withVersion(record, checked[index]));
    const { answers, failure: problem } = await run({ records: seen, isDryRun: false });
    refresh();
    if (isGone.current || (problem && isPageLeft())) {
      const failed = hasEnded() ? new Error(SESSION_ENDED) : problem;
      keep(describeUnseen(read.name, { answers, checked, failure: failed }));
      return;
    }
    if (answers.length === records.length) {
      // They keep the numbers that they have in the file.
      setRows(
        answers.map((answer, index) => ({ ...answer, row: checked[index]?.row ?? answer.row })),
      );
      setImported(true);
      return;
    }
    // What was answered is written: going on begins with the row after it.
    setFile({ ...read, records: records.slice(answers.length) });
    setRows(checked.slice(answers.length));
    const stopped = describeStop(answers, records.length, problem);
    setFailure(`The import ${stopped} The others wait here.`);
  }

  async function take(chosen: File) {
    const bytes = await chosen.arrayBuffer().catch(() => null);
    const read = bytes && readCsv(fieldsOf(resource), decodeCsv(bytes));
    setFile(read && { ...read, name: chosen.name });
    setRows(null);
    setImported(false);
    setStopping(false);
    setFailure(read ? read.problem : UNREADABLE);
    if (read && !read.problem) await check(read.records);
  }

  const takeAlone = (chosen: File | undefined) => chosen && alone(() => take(chosen));

  function askToStop() {
    setStopping(true);
    stop();
  }

  function summaryOf(shown: ImportedRow[]) {
    if (isWriting) return `Writing: ${done} of ${total} rows are done. Please stay on this page.`;
    const waiting = failure ? 'Not written yet' : 'Checked, nothing is written yet';
    return `${isImported ? 'Imported' : waiting}: ${countActions(shown)}`;
  }

  const total = file?.records.length ?? 0;
  const writable = rows?.filter(({ action }) => action === 'create' || action === 'update') ?? [];
  return (
    <Dialog
      open
      onClose={isRunning ? undefined : onClose}
      fullScreen={isPhone}
      maxWidth="md"
      fullWidth
      aria-labelledby={id}
    >
      <DialogTitle id={id}>Import CSV</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <DropZone onFiles={([chosen]) => takeAlone(chosen)}>
          <Box sx={dropStyle}>
            <FileButton onChoose={takeAlone} isDisabled={isRunning} />
            {rows ? null : (
              <Typography color="textSecondary">
                or drop it here. A row with a known id or slug changes that record; an empty cell
                leaves its field as it is.
              </Typography>
            )}
          </Box>
        </DropZone>
        {file && file.unknownColumns.length > 0 ? (
          <Alert severity="warning">
            These columns are not known and are left out: {file.unknownColumns.join(', ')}
          </Alert>
        ) : null}
        {failure ? <Alert severity={isStopping ? 'info' : 'error'}>{failure}</Alert> : null}
        {isRunning && total > 0 ? (
          <LinearProgress
            variant="determinate"
            value={(100 * done) / total}
            aria-label="Progress"
          />
        ) : null}
        <ImportGuard isWriting={isWriting} onLeave={askToStop} />
        {rows ? <ImportOutcome rows={rows} summary={summaryOf(rows)} /> : null}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        {isWriting ? (
          <Button onClick={askToStop} disabled={isStopping}>
            {isStopping ? 'Stopping…' : 'Stop'}
          </Button>
        ) : (
          <Button onClick={onClose} disabled={isRunning}>
            {isImported ? 'Close' : 'Cancel'}
          </Button>
        )}
        {isImported ? null : (
          <Button
            variant="contained"
            disabled={isRunning || writable.length === 0}
            onClick={() => file && rows && alone(() => write(file, rows))}
          >
            {writable.length > 0 ? `Import ${writable.length}` : 'Import'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

type NamedCsv = ReadCsv & { name: string };

const UNREADABLE = 'The file could not be read. It may have been moved, or be a folder.';

/** Does nothing while something is being done: a file that is dropped then would take the place of its rows. */
function useOneAtATime() {
  const isBusy = useRef(false);
  return async (work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    await work().finally(() => {
      isBusy.current = false;
    });
  };
}

/** A row is written over the record that was checked, which is none for a new one, and over no newer one. */
function withVersion(record: ReadCsv['records'][number], checked: ImportedRow | undefined) {
  return { version: checked?.version ?? 0, ...record };
}

const dropStyle = {
  display: 'grid',
  gap: 1,
  justifyItems: 'start',
  p: 2,
  border: '1px dashed',
  borderColor: 'text.secondary',
  borderRadius: 2,
};
