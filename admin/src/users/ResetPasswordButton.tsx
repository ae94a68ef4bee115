import type { User } from '@karibu/graph/contract';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { ResetPasswordDialog } from './ResetPasswordDialog.tsx';

/** Opens the dialog that gives a user a new password. */
export function ResetPasswordButton({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        startIcon={<KeyIcon />}
        onClick={() => setOpen(true)}
        aria-label={`Reset password of ${user.name}`}
      >
        Reset password
      </Button>
      {isOpen ? <ResetPasswordDialog user={user} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
