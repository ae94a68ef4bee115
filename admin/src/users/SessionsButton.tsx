import type { User } from '@karibu/graph/contract';
import SessionsIcon from '@mui/icons-material/DevicesOutlined';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { SecurityEventList } from '../account/SecurityEventList.tsx';
import { SessionList } from '../account/SessionList.tsx';
import { useSessions } from '../account/use-sessions.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';

/** Opens the list of where a user is signed in. */
export function SessionsButton({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        startIcon={<SessionsIcon />}
        onClick={() => setOpen(true)}
        aria-label={`Sessions of ${user.name}`}
      >
        Sessions
      </Button>
      {isOpen ? <SessionsDialog user={user} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function SessionsDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const id = useId();
  const sessions = useSessions(user.id, {
    read: () => dataProvider.getUserSessions(user.id),
    end: (session) => dataProvider.endUserSessions(user.id, session),
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>Sessions of {user.name}</DialogTitle>
      <DialogContent>
        <SessionList {...sessions} />
        <Typography variant="h3" sx={{ mt: 3, mb: 1.5 }}>
          Security events
        </Typography>
        <SecurityEventList
          whose={user.id}
          read={(page) => dataProvider.getUserSecurityEvents(user.id, page)}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        {sessions.open?.length ? (
          <Button color="error" onClick={() => sessions.end(null)} disabled={sessions.isEnding}>
            End all
          </Button>
        ) : null}
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
