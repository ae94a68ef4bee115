import CopyIcon from '@mui/icons-material/ContentCopy';
import { Alert, Button, TextField } from '@mui/material';
import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { copyText } from '../layout/copy-text.ts';
import { formatMoment } from '../layout/format-moment.ts';
import type { PasswordLink } from '../providers/account-calls.ts';

type OneTimeLinkProps = { link: PasswordLink; name: string };

/** A link to hand over, with what has to be known of it. It is shown this once. */
export function OneTimeLink({ link, name }: OneTimeLinkProps) {
  const address = window.location.origin + link.path;
  const input = useRef<HTMLInputElement>(null);
  const notify = useNotify();

  async function copy() {
    input.current?.select();
    if (await copyText(address)) notify('Link copied', { type: 'success' });
    else notify('Please copy the marked link yourself', { type: 'info' });
  }

  return (
    <>
      <Alert severity="success">
        Hand this link to {name} by a way that you trust. It works once, until{' '}
        {formatMoment(link.expiresAt)}, and is not shown again.
      </Alert>
      <TextField
        label="One-time link"
        value={address}
        inputRef={input}
        onFocus={(event) => event.target.select()}
        slotProps={{ input: { readOnly: true } }}
      />
      <Button startIcon={<CopyIcon />} variant="contained" onClick={copy} autoFocus>
        Copy link
      </Button>
    </>
  );
}
