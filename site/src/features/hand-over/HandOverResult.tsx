import { useEffect, useRef } from 'react';
import { HandedOver } from './HandedOver.tsx';
import type { HandOverState } from './use-hand-over.ts';

type Props = { state: HandOverState; again: () => void; thanks: string; apology: string };

/**
 * Says how the hand-over went. Once it went well, it stands in place of the form's fields, until
 * the visitor asks for them `again`.
 */
export function HandOverResult({ state, again, thanks, apology }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  const before = useRef(state.status);
  useEffect(() => {
    const wasSent = before.current === 'sent';
    before.current = state.status;
    if (state.status !== 'idle') notice.current?.focus();
    else if (wasSent) notice.current?.closest('form')?.querySelector('input')?.focus();
  }, [state]);

  return (
    <div className="result" ref={notice} tabIndex={-1} role="status">
      {state.status === 'failed' && <p className="notice notice-bad">{apology}</p>}
      {state.status === 'sent' && <HandedOver sent={state.sent} thanks={thanks} again={again} />}
    </div>
  );
}
