/** Gives the result of a load with this key that began at the call or later. */
export type ShareNext<Result> = (key: string, load: () => Promise<Result>) => Promise<Result>;

type Turns<Result> = { current: Promise<Result>; next: Promise<Result> | null };

/**
 * Makes a function that shares loads: calls with a key that is being loaded wait, and share the
 * next load. So no caller gets what was read before its call, and many cost little more than two.
 */
export function createShareNext<Result>(): ShareNext<Result> {
  const turns = new Map<string, Turns<Result>>();

  function begin(key: string, load: () => Promise<Result>): Promise<Result> {
    const current = load().finally(() => {
      if (turns.get(key)?.current === current && !turns.get(key)?.next) turns.delete(key);
    });
    turns.set(key, { current, next: null });
    return current;
  }

  return (key, load) => {
    const turn = turns.get(key);
    if (!turn) return begin(key, load);
    const again = () => begin(key, load);
    turn.next ??= turn.current.then(again, again);
    return turn.next;
  };
}
