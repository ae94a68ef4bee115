import { useEffect, useState } from 'react';
import { LoginFrame } from './LoginFrame.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { type LinkOwner, readLink } from './password-link.ts';

type Link = { state: 'loading' } | { state: 'works'; owner: LinkOwner } | Failed;
type Failed = { state: 'failed'; reason: string };

/** Where a one-time link leads: people set their own password, and then sign in. */
export default function PasswordPage() {
  const [token] = useState(() => window.location.hash.slice(1));
  const [link, setLink] = useState<Link>({ state: 'loading' });
  useEffect(() => {
    readLink(token).then(
      (owner) => setLink({ state: 'works', owner }),
      ({ message }: Error) => setLink({ state: 'failed', reason: message }),
    );
  }, [token]);
  const isInvited = link.state === 'works' && link.owner.kind === 'invitation';
  return (
    <LoginFrame
      pageTitle="Set your password"
      title={isInvited ? `Karibu, ${link.owner.name}` : 'Set your password'}
      lead={link.state === 'works' ? <Lead {...link.owner} /> : 'With a link that works once.'}
    >
      {link.state === 'failed' ? (
        <p className="login-alert" role="alert">
          {link.reason}
        </p>
      ) : null}
      {link.state === 'loading' ? <p role="status">Loading…</p> : null}
      {link.state === 'works' ? <PasswordForm token={token} owner={link.owner} /> : null}
    </LoginFrame>
  );
}

function Lead({ email }: LinkOwner) {
  return (
    <>
      Choose the password with which you sign in as <strong>{email}</strong>.
    </>
  );
}
