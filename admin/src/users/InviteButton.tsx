import InviteIcon from '@mui/icons-material/PersonAddAlt';
import { Button } from '@mui/material';
import { useState } from 'react';
import { InviteDialog } from './InviteDialog.tsx';

/** Opens the dialog that adds a user who sets the password with a link. */
export function InviteButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<InviteIcon />} onClick={() => setOpen(true)}>
        Invite
      </Button>
      {isOpen ? <InviteDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
