import { type FormEvent, useRef, useState } from 'react';
import { type Credentials, signIn } from './sign-in.ts';

type Progress = { state: 'idle' | 'submitting' } | { state: 'failed'; reason: string };

type LoginFormProps = {
  notice: string | null;
  /** Takes over where the password is right, and a code is asked for as well. */
  onCodeNeeded: (credentials: Credentials) => void;
};

/** E-mail and password. While they are checked, the back office is loaded. */
export function LoginForm({ notice, onCodeNeeded }: LoginFormProps) {
  const [progress, setProgress] = useState<Progress>({ state: 'idle' });
  const passwordInput = useRef<HTMLInputElement>(null);
  const isBusy = progress.state === 'submitting';

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const sent = new FormData(event.currentTarget);
    setProgress({ state: 'submitting' });
    // Fetched ahead. If that fails, it is fetched again, and reported, when it is shown.
    import('../App.tsx').catch(() => undefined);
    try {
      const credentials = {
        email: String(sent.get('email')),
        password: String(sent.get('password')),
      };
      if ((await signIn(credentials)) === 'code-needed') onCodeNeeded(credentials);
    } catch (error) {
      setProgress({
        state: 'failed',
        reason: error instanceof Error ? error.message : 'Login failed',
      });
      passwordInput.current?.select();
    }
  }

  const message = progress.state === 'failed' ? progress.reason : notice;
  return (
    <form className="login-form" onSubmit={submit}>
      <div role="alert">{message ? <p className="login-alert">{message}</p> : null}</div>
      <label htmlFor="email">E-mail</label>
      <input id="email" name="email" type="email" autoComplete="username" required />
      <label htmlFor="password">Password</label>
      <input
        id="password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        ref={passwordInput}
      />
      <button type="submit" disabled={isBusy}>
        {isBusy ? 'Signing in...' : 'Sign In'}
      </button>
    </form>
  );
}
