import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { CodeForm } from './CodeForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import type { LoginState } from './RequireSession.tsx';
import { useSession } from './session.ts';
import type { Credentials } from './sign-in.ts';
import { usePublicAnswer } from './site-identity.ts';

/** The login page. Once there is a login, it leads to the page that was asked for. */
export default function LoginPage() {
  const session = useSession();
  const { from, notice } = (useLocation().state ?? {}) as Partial<LoginState>;
  const hint = usePublicAnswer<Credentials>('/api/auth/demo-hint');
  const [checked, setChecked] = useState<Credentials | null>(null);
  if (session) return <Navigate to={from || '/'} replace />;
  return (
    <LoginFrame
      pageTitle="Admin Login"
      title={checked ? 'One more step' : 'Welcome back'}
      lead={checked ? CODE_LEAD : 'Sign in to look after your tours, places and stories.'}
    >
      {checked ? (
        <CodeForm credentials={checked} onBack={() => setChecked(null)} />
      ) : (
        <LoginForm notice={notice ?? null} onCodeNeeded={setChecked} />
      )}
      {hint && !checked ? (
        <p className="login-hint">
          Demo login: <strong>{hint.email}</strong> with the password{' '}
          <strong>{hint.password}</strong>
        </p>
      ) : null}
    </LoginFrame>
  );
}

const CODE_LEAD = 'Your account has a second factor. Open your authenticator app for the code.';
