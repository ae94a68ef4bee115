import { useRef } from 'react';

/**
 * Keys for rows that have no identity but their place, such as lines of text. A key stays with its
 * row when the change goes through here; rows that come or go otherwise do so at the end.
 */
export function useRowKeys(count: number) {
  const state = useRef({ keys: [] as string[], next: 0 });
  const make = () => {
    state.current.next += 1;
    return `row-${state.current.next}`;
  };
  const { keys } = state.current;
  while (keys.length < count) keys.push(make());
  keys.length = count;
  return {
    keys,
    insert(index: number, added: number) {
      keys.splice(index, 0, ...Array.from({ length: added }, make));
    },
    remove(index: number) {
      keys.splice(index, 1);
    },
    move(from: number, to: number) {
      keys.splice(to, 0, ...keys.splice(from, 1));
    },
  };
}
