import { Navigate, useLocation } from 'react-router';
import { LoginForm } from './LoginForm.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import type { LoginState } from './RequireSession.tsx';
import { useSession } from './session.ts';
import { usePublicAnswer } from './site-identity.ts';

type Credentials = { email: string; password: string };

/** The login page. Once there is a login, it leads to the page that was asked for. */
export default function LoginPage() {
  const session = useSession();
  const { from, notice } = (useLocation().state ?? {}) as Partial<LoginState>;
  const hint = usePublicAnswer<Credentials>('/api/auth/demo-hint');
  if (session) return <Navigate to={from || '/'} replace />;
  return (
    <LoginFrame
      pageTitle="Admin Login"
      title="Welcome back"
      lead="Sign in to look after your tours, places and stories."
    >
      <LoginForm notice={notice ?? null} />
      {hint ? (
        <p className="login-hint">
          Demo login: <strong>{hint.email}</strong> with the password{' '}
          <strong>{hint.password}</strong>
        </p>
      ) : null}
    </LoginFrame>
  );
}
