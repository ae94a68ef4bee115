import './login.css';
import { Navigate, useLocation } from 'react-router';
import { LoginForm } from './LoginForm.tsx';
import type { LoginState } from './RequireSession.tsx';
import scene from './scene.svg';
import { useSession } from './session.ts';
import { useDocumentTitle, usePublicAnswer, useSiteIdentity } from './site-identity.ts';

type Credentials = { email: string; password: string };

/**
 * The login page. It needs neither the back office's code nor its style. Once there is a login, it
 * leads to the page that was asked for.
 */
export default function LoginPage() {
  const session = useSession();
  const { from, notice } = (useLocation().state ?? {}) as Partial<LoginState>;
  const identity = useSiteIdentity();
  const hint = usePublicAnswer<Credentials>('/api/auth/demo-hint');
  useDocumentTitle(identity && `Admin Login - ${identity.siteName}`);
  if (session) return <Navigate to={from || '/'} replace />;
  return (
    <main className="login">
      <div
        className="login-scene"
        style={{ backgroundImage: `url("${scene}")` }}
        aria-hidden="true"
      />
      <section className="login-panel" aria-labelledby="login-title">
        <div className="login-brand">
          {identity ? <img src={identity.logo} alt="" height={48} /> : null}
          <span>{identity?.siteName ?? '\u00a0'}</span>
        </div>
        <h1 id="login-title">Welcome back</h1>
        <p className="login-lead">Sign in to look after your tours, places and stories.</p>
        <LoginForm notice={notice ?? null} />
        {hint ? (
          <p className="login-hint">
            Demo login: <strong>{hint.email}</strong> with the password{' '}
            <strong>{hint.password}</strong>
          </p>
        ) : null}
        <a className="login-back" href="/">
          Back to the website
        </a>
      </section>
    </main>
  );
}
