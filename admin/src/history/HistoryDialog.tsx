import CloseIcon from '@mui/icons-material/Close';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useId } from 'react';
import { useResourceContext } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router';
import { HistoryList } from './HistoryList.tsx';
import { kindOf } from './record-kinds.ts';

/** The history of the record named in the address, above its list. */
export function HistoryDialog() {
  const resource = useResourceContext() ?? '';
  const { id: recordId = '' } = useParams();
  const navigate = useNavigate();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const id = useId();
  const close = () => navigate(`/${resource}`);
  return (
    <Dialog open onClose={close} fullScreen={isPhone} fullWidth maxWidth="md" aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1.5 }}>
        <DialogTitle id={id} sx={{ flex: 1 }}>
          History of this {kindOf(resource).item}
        </DialogTitle>
        <IconButton onClick={close} aria-label="Close" sx={{ width: 44, height: 44 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent dividers>
        <HistoryList resource={resource} id={recordId} />
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button component={Link} to={`/${resource}/${recordId}`}>
          Edit
        </Button>
      </DialogActions>
    </Dialog>
  );
}
