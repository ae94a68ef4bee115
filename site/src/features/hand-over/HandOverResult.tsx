import { useEffect, useRef, useState } from 'react';
import { showToast } from '#components/toasts/show-toast.ts';
import type { HandOver } from './message.ts';
import type { HandOverState } from './use-hand-over.ts';

type Props = { state: HandOverState; thanks: string; apology: string };

/** Says how the hand-over went. The message can be copied where no program opened. */
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

/** What is left to do: one press, or more where a link could not hold the whole message. */
function describeWay({ shortened, chatLink }: HandOver): string {
  if (shortened.length === 0) {
    return 'Your own program has opened with the message: press send there. If none opened, use one of these.';
  }
  const isWholeInChat = chatLink !== '' && !shortened.includes('chat');
  return isWholeInChat
    ? 'WhatsApp has opened with the whole message: press send there. It is too long for an e-mail link: copy it and paste it in.'
    : 'Your message is too long for a link. Copy the message and paste it in, so that all of it reaches us.';
}

function NextSteps({ sent }: { sent: HandOver }) {
  const [isShown, setShown] = useState(false);
  const copy = async () => {
    try {
      // There is no clipboard at all on a connection that is not safe.
      await navigator.clipboard.writeText(sent.body);
      showToast('success', 'The message is copied.');
    } catch {
      setShown(true);
      showToast('warning', 'The message could not be copied. Copy it from the box.');
    }
  };

  return (
    <>
      <p>{describeWay(sent)}</p>
      <p className="ways">
        {sent.chatLink && (
          <a href={sent.chatLink} target="_blank" rel="noopener">
            Open WhatsApp
          </a>
        )}
        {sent.mailLink && <a href={sent.mailLink}>Open e-mail</a>}
        <button type="button" onClick={copy}>
          Copy the message
        </button>
      </p>
      {isShown && <textarea aria-label="Your message" readOnly rows={6} value={sent.body} />}
    </>
  );
}
