import { setImmediate } from 'node:timers/promises';

/** Gives the result of a load with this key that began at the call or later. */
export type ShareNext<Result> = (key: string, load: () => Promise<Result>) => Promise<Result>;

type Turn<Result> = { result: Promise<Result>; hasBegun: boolean };

/**
 * Makes a function that shares loads. A load begins once all calls that arrived with the first are
 * there, and after the load before it. Calls join the one that has not begun. So no caller gets
 * what was read before its call, and many cost little more than two.
 */
export function createShareNext<Result>(): ShareNext<Result> {
  const turns = new Map<string, Turn<Result>>();
  return (key, load) => {
    const last = turns.get(key);
    if (last && !last.hasBegun) return last.result;
    const ready = last ? last.result.catch(() => undefined) : setImmediate();
    const begin = () => {
      turn.hasBegun = true;
      return load();
    };
    const end = () => {
      if (turns.get(key) === turn) turns.delete(key);
    };
    const turn: Turn<Result> = { hasBegun: false, result: ready.then(begin).finally(end) };
    turns.set(key, turn);
    return turn.result;
  };
}
