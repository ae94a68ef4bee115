import MoreIcon from '@mui/icons-material/MoreHoriz';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { lazily } from '../lazily.ts';
import { knownResource, titleOf } from '../providers/known-resource.ts';
import { useMay } from '../session/may.ts';
import type { DeleteProps } from './DeleteQuestion.tsx';

// It comes when it is asked for.
const DeleteQuestion = lazily(() => import('./DeleteQuestion.tsx'), 'DeleteQuestion');

/** What is seldom done with a record of a list: its history, and to delete it after asking. */
export function RecordMenu(props: DeleteProps) {
  const { resource, record } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  if (!useMay().change(resource, record)) return null;
  const close = () => setAnchor(null);
  const then = (action: () => void) => () => {
    close();
    action();
  };
  return (
    <>
      <IconButton
        aria-label={`Actions for ${titleOf(resource, record)}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ width: 40, height: 40 }}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {knownResource(resource).history === undefined ? null : (
          <MenuItem onClick={then(() => navigate(`/${resource}/${record.id}/history`))}>
            History
          </MenuItem>
        )}
        <MenuItem onClick={then(() => setAsking(true))} sx={{ color: 'error.main' }}>
          Delete
        </MenuItem>
      </Menu>
      <Suspense fallback={null}>
        {isAsking ? <DeleteQuestion {...props} onDone={() => setAsking(false)} /> : null}
      </Suspense>
    </>
  );
}
