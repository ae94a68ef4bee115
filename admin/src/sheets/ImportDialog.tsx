import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
} from '@mui/material';
import { useId } from 'react';
import { DropZone } from '../inputs/DropZone.tsx';
import type { LeftImport } from '../jobs/left-import.ts';
import { useSmallWindow } from '../layout/small-window.ts';
import type { ImportedRow } from '../providers/data-provider.ts';
import { fieldsOf } from '../providers/fields-of.ts';
import { countActions } from './describe-import.ts';
import { FileButton } from './FileButton.tsx';
import { ImportAdvice } from './ImportAdvice.tsx';
import { ImportGuard } from './ImportGuard.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import { ReadAs } from './ReadAs.tsx';
import { useImportFile } from './use-import-file.ts';

type Props = { resource: string; left?: LeftImport; onClose: () => void };

/** Brings records in from a file: says row by row what would happen, and does it when asked. */
export function ImportDialog({ resource, left, onClose }: Props) {
  const id = useId();
  const isSmall = useSmallWindow();
  const fields = fieldsOf(resource);
  const importing = useImportFile(resource, left ?? null);
  const { file, rows, failure, isImported, isStopping, isRunning, isWriting, done } = importing;

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
      fullScreen={isSmall}
      maxWidth="md"
      fullWidth
      aria-labelledby={id}
    >
      <DialogTitle id={id}>Import Excel or CSV</DialogTitle>
      <DialogContent sx={contentStyle}>
        <DropZone onFiles={([chosen]) => importing.take(chosen)}>
          <Box sx={dropStyle}>
            <FileButton onChoose={importing.take} isDisabled={isRunning} />
            {file ? null : <ImportAdvice fields={fields} />}
          </Box>
        </DropZone>
        {file && file.unknownColumns.length > 0 ? (
          <Alert severity="warning">
            These columns are not known and are left out: {file.unknownColumns.join(', ')}
          </Alert>
        ) : null}
        {file && !file.problem && importing.chosen ? (
          <ReadAs
            key={file.name}
            file={file}
            chosen={importing.chosen}
            isDisabled={isRunning || isImported}
            onChoose={importing.choose}
          />
        ) : null}
        {failure ? <Alert severity={isStopping ? 'info' : 'error'}>{failure}</Alert> : null}
        {isRunning && total > 0 ? (
          <LinearProgress
            variant="determinate"
            value={(100 * done) / total}
            aria-label="Progress"
          />
        ) : null}
        <ImportGuard isWriting={isWriting} onLeave={importing.askToStop} />
        {rows ? <ImportOutcome fields={fields} rows={rows} summary={summaryOf(rows)} /> : null}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        {isWriting ? (
          <Button onClick={importing.askToStop} disabled={isStopping}>
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
            onClick={importing.write}
          >
            {writable.length > 0 ? `Import ${writable.length}` : 'Import'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Parts that scroll by themselves keep their height. */
const contentStyle = {
  ...{ display: 'grid', gap: 2, alignContent: 'start' },
  gridAutoRows: 'max-content',
};

const dropStyle = {
  display: 'grid',
  gap: 1,
  justifyItems: 'start',
  p: 2,
  border: '1px dashed',
  borderColor: 'text.secondary',
  borderRadius: 2,
};
