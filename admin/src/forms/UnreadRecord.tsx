import { Alert, Button, DialogActions, DialogContent } from '@mui/material';
import { Link } from 'react-router';
import { WideDialog } from '../layout/WideDialog.tsx';
import { readErrorBody } from '../providers/api-error.ts';
import { knownResource } from '../providers/known-resource.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';

type UnreadRecordProps = {
  resource: string;
  title: string;
  error: Error;
  onRetry: () => void;
  onClose: () => void;
};

/** Stands in place of the form of a record that is not there, or that could not be read. */
export function UnreadRecord(props: UnreadRecordProps) {
  const { resource, title, error, onRetry, onClose } = props;
  const isGone = ['NOT_FOUND', 'BAD_REQUEST'].includes(readErrorBody(error).code ?? '');
  const { history, words } = knownResource(resource);
  const item = words.singular;
  const hasBin = history !== undefined;
  return (
    <WideDialog title={title} onClose={onClose}>
      <DialogContent>
        {isGone ? (
          <Alert severity="warning">
            There is no such {item}.{hasBin ? ' If it was deleted, it is in the bin.' : ''}
          </Alert>
        ) : (
          <LoadFailure message={`Failed to load ${item}: ${error.message}`} onRetry={onRetry} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {isGone && hasBin ? (
          <Button component={Link} to="/bin">
            Look in the bin
          </Button>
        ) : null}
        <Button variant="contained" onClick={onClose}>
          Back to the list
        </Button>
      </DialogActions>
    </WideDialog>
  );
}
