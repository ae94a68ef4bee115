import { Button, DialogActions, DialogContent } from '@mui/material';
import { useResourceContext } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router';
import { WideDialog } from '../layout/WideDialog.tsx';
import { singularOf } from '../providers/known-resource.ts';
import { HistoryList } from './HistoryList.tsx';

/** The history of the record named in the address, above its list. */
export function HistoryDialog() {
  const resource = useResourceContext() ?? '';
  const { id: recordId = '' } = useParams();
  const navigate = useNavigate();
  const close = () => navigate(`/${resource}`);
  return (
    <WideDialog title={`History of this ${singularOf(resource)}`} onClose={close}>
      <DialogContent dividers>
        <HistoryList resource={resource} id={recordId} />
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button component={Link} to={`/${resource}/${recordId}`}>
          Edit
        </Button>
      </DialogActions>
    </WideDialog>
  );
}
