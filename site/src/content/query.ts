import { isEqual } from './equal.ts';

/** A query about the content. It is pure, and answered once for each argument. */
export type Query<Argument extends string, Answer> = (argument: Argument) => Answer;

/** Something that an answer was made from: a query, or a part of the snapshot. */
type Use = { again: () => unknown; value: unknown };

/** An answer that is kept. It was right at the moment with the number `seenAt`. */
type Kept<Answer> = { value: Answer; uses: Use[]; seenAt: number };

/** Counts the snapshots, so that an answer is looked at once for each. */
let moment = 0;

/** What the answer that is being made has used so far. */
let uses: Use[] | null = null;

/** Begins a new moment: kept answers are looked at again before they are given. */
export function beginMoment(): void {
  moment += 1;
}

/** Notes that the answer which is being made has used this value. */
export function noteUse(again: () => unknown, value: unknown): void {
  uses?.push({ again, value });
}

/**
 * Remembers the answers of a pure query over snapshots. An answer stands while all that it was
 * made from is the same (`===`). One that is made again and is equal to the old one is the old one.
 */
export function query<Argument extends string, Answer>(
  answer: Query<Argument, Answer>,
): Query<Argument, Answer> {
  const answers = new Map<Argument, Kept<Answer>>();
  const ask = (argument: Argument): Answer => {
    const known = answers.get(argument);
    if (known?.seenAt === moment) return known.value;
    const kept = known && stands(known) ? known : makeAnswer(answer, argument, known);
    kept.seenAt = moment;
    if (kept !== known) answers.set(argument, kept);
    return kept.value;
  };
  return (argument) => {
    const value = ask(argument);
    uses?.push({ again: () => ask(argument), value });
    return value;
  };
}

/** Uses what is read here and nothing of what it is read from: one entry of a large index. */
export function part<Value>(read: () => Value): Value {
  const value = withUses(null, read);
  noteUse(read, value);
  return value;
}

/** Remembers the answer of a pure query that takes no argument. */
export function single<Answer>(answer: () => Answer): () => Answer {
  const remembered = query<'', Answer>(answer);
  return () => remembered('');
}

/** Remembers what is made of one object, which never changes, and of nothing else. */
export function ofRecord<From extends object, Made>(make: (from: From) => Made) {
  const made = new WeakMap<From, { value: Made }>();
  return (from: From): Made => {
    const known = made.get(from);
    if (known) return known.value;
    const value = make(from);
    made.set(from, { value });
    return value;
  };
}

function stands({ uses: used }: Kept<unknown>): boolean {
  const outer = uses;
  uses = null;
  try {
    return used.every(({ again, value }) => again() === value);
  } finally {
    uses = outer;
  }
}

/** How many answers were made, and not only found to stand. For tests and benchmarks. */
export let answersMade = 0;

function makeAnswer<Argument, Answer>(
  answer: (argument: Argument) => Answer,
  argument: Argument,
  known: Kept<Answer> | undefined,
): Kept<Answer> {
  const own: Use[] = [];
  answersMade += 1;
  const value = withUses(own, () => answer(argument));
  const isSame = known && isEqual(known.value, value);
  return { value: isSame ? known.value : value, uses: own, seenAt: moment };
}

/** Runs something whose uses are noted elsewhere, or nowhere. */
function withUses<Result>(own: Use[] | null, work: () => Result): Result {
  const outer = uses;
  uses = own;
  try {
    return work();
  } finally {
    uses = outer;
  }
}
