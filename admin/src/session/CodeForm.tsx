import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Credentials, signIn } from './sign-in.ts';

type CodeFormProps = { credentials: Credentials; onBack: () => void };

/** Asks for the code of the authenticator app, or for a recovery code, after the password. */
export function CodeForm({ credentials, onBack }: CodeFormProps) {
  const [isRecovery, setRecovery] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind of code is typed anew.
  useEffect(() => input.current?.focus(), [isRecovery]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setWrong('');
    try {
      await signIn(credentials, String(new FormData(event.currentTarget).get('code')));
    } catch (error) {
      setWrong(error instanceof Error ? error.message : 'Login failed');
      setBusy(false);
      input.current?.select();
    }
  }

  function changeKind() {
    setRecovery(!isRecovery);
    setWrong('');
  }

  return (
    <form className="login-form" onSubmit={submit}>
      <div role="alert">{wrong ? <p className="login-alert">{wrong}</p> : null}</div>
      <label htmlFor="code">{isRecovery ? 'Recovery code' : 'Code of six digits'}</label>
      <input
        id="code"
        name="code"
        key={String(isRecovery)}
        ref={input}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="off"
        spellCheck={false}
        maxLength={40}
        required
      />
      <button type="submit" disabled={isBusy}>
        {isBusy ? 'Signing in...' : 'Sign In'}
      </button>
      <button type="button" className="login-choice" onClick={changeKind}>
        {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
      </button>
      <button type="button" className="login-choice" onClick={onBack}>
        Back to the password
      </button>
    </form>
  );
}
