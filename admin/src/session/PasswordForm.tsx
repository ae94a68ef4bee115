import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { hintOn } from '../account/password-hint.ts';
import { type LinkOwner, sendPassword } from './password-link.ts';
import type { LoginState } from './RequireSession.tsx';
import { readSession } from './session.ts';
import { signOut } from './sign-in.ts';
import { useSiteIdentity } from './site-identity.ts';

/** Asks twice for the password of a link's owner, and leads to the login. */
export function PasswordForm({ token, owner }: { token: string; owner: LinkOwner }) {
  const navigate = useNavigate();
  const [wrong, setWrong] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [typed, setTyped] = useState('');
  const house = useSiteIdentity()?.siteName ?? '';
  const { name, email } = owner;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const sent = new FormData(event.currentTarget);
    const newPassword = String(sent.get('password'));
    if (newPassword !== sent.get('repeated')) return setWrong('Passwords do not match');
    setBusy(true);
    setWrong('');
    try {
      const notice = await sendPassword(token, newPassword);
      // Whoever is signed in here is not the person who has just set a password.
      if (readSession()) signOut();
      navigate('/login', { replace: true, state: { from: null, notice } satisfies LoginState });
    } catch (error) {
      setWrong(error instanceof Error ? error.message : 'The password could not be set');
      setBusy(false);
    }
  }

  const field = { type: 'password', autoComplete: 'new-password', required: true } as const;
  return (
    <form className="login-form" onSubmit={submit}>
      <div role="alert">{wrong ? <p className="login-alert">{wrong}</p> : null}</div>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <label htmlFor="password">New password</label>
      <input
        id="password"
        name="password"
        minLength={6}
        aria-describedby="password-hint"
        onChange={({ target }) => setTyped(target.value)}
        {...field}
      />
      <p className="login-form-note" id="password-hint" aria-live="polite">
        {hintOn(typed, { name, email, house })}
      </p>
      <label htmlFor="repeated">Repeat new password</label>
      <input id="repeated" name="repeated" {...field} />
      <button type="submit" disabled={isBusy}>
        {isBusy ? 'Saving…' : 'Set password'}
      </button>
    </form>
  );
}
