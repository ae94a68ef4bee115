import type { Content } from './content.ts';

/** One question that a page asked: the name of the query, and its argument or an empty text. */
export type Read = readonly [query: string, argument: string];

type Answer = (argument: string) => unknown;

/** The same content, telling of each question that is asked. */
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

/** The answer to a question that was asked of an earlier content; none where it is asked no more. */
export function answerRead(content: Content, [name, argument]: Read): unknown {
  return (content as Record<string, Answer | undefined>)[name]?.(argument);
}
