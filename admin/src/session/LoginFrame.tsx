import './login.css';
import type { ReactNode } from 'react';
import scene from './scene.svg';
import { useDocumentTitle, useSiteIdentity } from './site-identity.ts';

type LoginFrameProps = {
  /** Names the browser's tab, before the name of the site. */
  pageTitle: string;
  title: string;
  lead: ReactNode;
  children: ReactNode;
};

/** The page of who is not signed in. It needs neither the back office's code nor its style. */
export function LoginFrame({ pageTitle, title, lead, children }: LoginFrameProps) {
  const identity = useSiteIdentity();
  useDocumentTitle(identity && `${pageTitle} - ${identity.siteName}`);
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
        <h1 id="login-title">{title}</h1>
        <p className="login-lead">{lead}</p>
        {children}
        <a className="login-back" href="/">
          Back to the website
        </a>
      </section>
    </main>
  );
}
