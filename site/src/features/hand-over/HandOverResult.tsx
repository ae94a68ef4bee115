import { useEffect, useRef, useState } from 'react';
import { showToast } from '#components/toasts/show-toast.ts';
import * as words from './hand-over.words.ts';
import type { HandOver } from './message.ts';
import type { HandOverState } from './use-hand-over.ts';

type Props = { state: HandOverState; thanks: string; apology: string };

/** Says how the hand-over went, and lets the visitor copy the message. */
export function HandOverResult({ state, thanks, apology }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.status !== 'idle') notice.current?.focus();
  }, [state]);

  return (
    <div className="result" ref={notice} tabIndex={-1} role="status">
      {state.status === 'failed' && <p className="notice notice-bad">{apology}</p>}
      {state.status === 'sent' && (
        <div className="notice">
          <p>
            <b>{thanks}</b>
          </p>
          <NextSteps sent={state.sent} />
        </div>
      )}
    </div>
  );
}

/** What the visitor still has to do. A link may not have held the whole message. */
function describeWay({ shortened, chatLink }: HandOver): string {
  if (shortened.length === 0) return words.resultOpened;
  const isWholeInChat = chatLink !== '' && !shortened.includes('chat');
  return isWholeInChat ? words.resultWholeInChat : words.resultTooLong;
}

function NextSteps({ sent }: { sent: HandOver }) {
  const [isShown, setShown] = useState(false);
  const copy = async () => {
    try {
      // Browsers have no clipboard on an insecure connection.
      await navigator.clipboard.writeText(sent.body);
      showToast('success', words.resultCopied);
    } catch {
      setShown(true);
      showToast('warning', words.resultNotCopied);
    }
  };

  return (
    <>
      <p>{describeWay(sent)}</p>
      <p className="ways">
        {sent.chatLink && (
          <a href={sent.chatLink} target="_blank" rel="noopener">
            {words.resultOpenChat}
          </a>
        )}
        {sent.mailLink && <a href={sent.mailLink}>{words.resultOpenMail}</a>}
        <button type="button" onClick={copy}>
          {words.resultCopy}
        </button>
      </p>
      {isShown && <textarea aria-label={words.resultMessage} readOnly rows={6} value={sent.body} />}
    </>
  );
}
