import { useMemo, useState } from 'react';
import type { Found } from './use-find.ts';
import type { Wanted } from './use-replace.ts';

/** Which of the changes that were found are left out, and what remains of them. */
export function useLeftOut(changing: readonly Found[]) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const wanted = useMemo(
    () => changing.flatMap((record) => toWanted(record, leftOut)),
    [changing, leftOut],
  );
  const places = wanted.reduce(
    (sum, { record, except }) => sum + record.changeCount - except.length,
    0,
  );
  /** Leaves these changes out, or takes them in again where all of them are left out. */
  function toggle(record: Found, paths: readonly string[]) {
    const keys = paths.map((path) => keyOf(record, path));
    const isOut = keys.every((key) => leftOut.has(key));
    const others = [...leftOut].filter((key) => !keys.includes(key));
    setLeftOut(new Set(isOut ? others : [...others, ...keys]));
  }
  const isLeftOut = (record: Found, path: string) => leftOut.has(keyOf(record, path));
  return { wanted, places, isLeftOut, toggle };
}

function toWanted(record: Found, leftOut: ReadonlySet<string>): Wanted[] {
  const paths = record.changes.map(({ path }) => path);
  const except = paths.filter((path) => leftOut.has(keyOf(record, path)));
  return except.length < paths.length ? [{ record, except }] : [];
}

const keyOf = ({ id }: Found, path: string) => `${id} ${path}`;
