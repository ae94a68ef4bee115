import type { Read } from '../../adapter/renderer.ts';
import type { Content } from './content.ts';
import type { Query } from './query.ts';

type Answer = (argument: string) => unknown;

/** The same content. `onRead` is called with each question that is asked. */
export function trackReads(content: Content, onRead: (read: Read) => void): Content {
  const tracked = Object.entries(content as Record<string, Answer>).map(([name, answer]) => [
    name,
    (argument = '') => {
      onRead([name, argument]);
      return answer(argument);
    },
  ]);
  return Object.fromEntries(tracked) as Content;
}

/**
 * This content's answer to a noted question, or the failure to answer it; `undefined` where there
 * is no such question. From now on, an exchange tells when it changes.
 */
export function answerRead(content: Content, read: Read): unknown {
  return (content as Record<string, Query<string, unknown> | undefined>)[read[0]]?.watch(read);
}
