import { useCallback, useState } from 'react';
import { type Channels, type HandOver, handOver, type Message } from './message.ts';

export type HandOverState =
  | { status: 'idle' }
  | { status: 'sent'; sent: HandOver }
  | { status: 'failed' };

export type HandingOver = {
  state: HandOverState;
  send: (message: Message) => boolean;
  again: () => void;
};

/**
 * Hands messages over: the chat opens in a new tab, then the mail program. Nothing is sent from
 * this page, and nothing is kept. `send` returns whether it went well, and
 * `again` begins anew.
 */
export function useHandOver({ whatsappNumber, email }: Channels): HandingOver {
  const [state, setState] = useState<HandOverState>({ status: 'idle' });
  const send = useCallback(
    (message: Message): boolean => {
      try {
        const sent = handOver(message, { whatsappNumber, email });
        open(sent);
        setState({ status: 'sent', sent });
        return true;
      } catch {
        setState({ status: 'failed' });
        return false;
      }
    },
    [whatsappNumber, email],
  );
  const again = useCallback(() => setState({ status: 'idle' }), []);
  return { state, send, again };
}

function open({ chatLink, mailLink }: HandOver): void {
  if (!chatLink && !mailLink) throw new Error('No channel');
  if (chatLink) window.open(chatLink, '_blank', 'noopener');
  if (mailLink) followLink(mailLink);
}

/** A followed link starts the mail program and leaves the page where it is. */
function followLink(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
