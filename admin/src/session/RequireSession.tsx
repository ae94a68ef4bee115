import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { readEndNotice, readSessionEnd, useSession } from './session.ts';
import { checkSession, isChecked } from './sign-in.ts';
import { Waiting } from './Waiting.tsx';

/** Where the login page leads back to, and what it says. */
export type LoginState = { from: string | null; notice: string | null };

/** Shows its children to who is signed in, and leads everyone else to the login page. */
export function RequireSession({ children }: { children: ReactNode }) {
  const token = useSession()?.token;
  const location = useLocation();
  const isReady = useCheckedSession(token, location.pathname);
  if (!token) {
    const hasLeft = readSessionEnd() === 'signed-out';
    const from = hasLeft ? null : `${location.pathname}${location.search}`;
    const state: LoginState = { from, notice: readEndNotice() };
    return <Navigate to="/login" replace state={state} />;
  }
  return isReady ? children : <Waiting />;
}

/**
 * Asks the server about the login before anything is shown, and again with each screen: lists that
 * the public may read are answered without a login too, but without what is not published.
 */
function useCheckedSession(token: string | undefined, pathname: string): boolean {
  const [readyToken, setReadyToken] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen is a reason to ask.
  useEffect(() => {
    if (!token) return;
    let isCurrent = true;
    checkSession(token).then(() => isCurrent && setReadyToken(token));
    return () => {
      isCurrent = false;
    };
  }, [token, pathname]);
  return token !== undefined && (isChecked(token) || readyToken === token);
}
