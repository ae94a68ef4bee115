import { useState } from 'react';
import { showToast } from '#components/toasts/show-toast.ts';
import * as words from './hand-over.words.ts';
import styles from './handed-over.css?inline';
import type { HandOver } from './message.ts';

type Props = { sent: HandOver; thanks: string; again: () => void };

/** What is left to do for a message to be sent, each way to do it, and what the message says. */
export function HandedOver({ sent, thanks, again }: Props) {
  const { summary = [], chatLink, mailLink, body } = sent;
  const [isShown, setShown] = useState(false);
  const copy = async () => {
    const isCopied = await copyText(body);
    if (isCopied) showToast('success', words.resultCopied);
    else showToast('warning', words.resultNotCopied);
    setShown(!isCopied);
  };

  return (
    <div className="notice handed-over">
      <style>{styles}</style>
      <h3>{nameStep(sent)}</h3>
      <p>{describeWay(sent)}</p>
      <p className="actions">
        {chatLink && (
          <a className="button" href={chatLink} target="_blank" rel="noopener">
            {words.resultOpenChat}
          </a>
        )}
        {mailLink && (
          <a className="button" href={mailLink}>
            {words.resultOpenMail}
          </a>
        )}
      </p>
      <dl>
        {summary.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <b>{thanks}</b>
      </p>
      <p className="ways">
        <button type="button" onClick={copy}>
          {words.resultCopy}
        </button>
        <button type="button" onClick={again}>
          {words.resultAgain}
        </button>
      </p>
      {isShown && <textarea aria-label={words.resultMessage} readOnly rows={6} value={body} />}
    </div>
  );
}

/** Whether it went well: browsers have no clipboard on an insecure connection. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function nameStep({ chatLink, mailLink }: HandOver): string {
  if (chatLink && mailLink) return words.resultStep;
  return chatLink ? words.resultStepChat : words.resultStepMail;
}

/** A link may not have held the whole message. */
function describeWay({ shortened, chatLink }: HandOver): string {
  if (shortened.length === 0) return words.resultOpened;
  const isWholeInChat = chatLink !== '' && !shortened.includes('chat');
  return isWholeInChat ? words.resultWholeInChat : words.resultTooLong;
}
