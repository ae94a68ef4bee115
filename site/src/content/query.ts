import type { Read } from '../../adapter/renderer.ts';
import { isEqual } from './equal.ts';

/** Something that answers are made from: a part of the snapshot, or another answer. */
type Node = {
  value: unknown;
  /** The answers that were made from it. */
  users: Set<Answer> | null;
  /** It is above all that it was made from; a part of the snapshot is at 0. */
  level: number;
};

/** An answer that is kept. */
type Answer = Node & {
  make: () => unknown;
  uses: readonly Use[];
  /** The exchange that has looked at it last, and whether the one under way is to look again. */
  seenIn: number;
  isWaiting: boolean;
  /** As what it was asked from outside, if it was: then its changes are told. */
  read: Read | null;
};

/** What an answer was made from: all of a node, or what `read` finds in some nodes. */
type Use =
  | { of: Node; value: unknown }
  | { in: readonly Node[]; read: () => unknown; value: unknown };

/** A query about the content: a pure function, which is answered once for each argument. */
export type Query<Argument extends string, Value> = ((argument: Argument) => Value) & {
  /** The answer, or the `Failure` to make it. From now on `exchange` tells when it changes. */
  watch: (read: Read) => unknown;
};

/** Why a query has no answer. It stands until something that was read changes. */
export class Failure {
  readonly error: unknown;
  constructor(error: unknown) {
    this.error = error;
  }
}

/** What the answer that is being made has used so far. */
let uses: Use[] | null = null;

/** An exchange that is under way. Answers below `level` are right again. */
type Exchange = { number: number; level: number; waiting: Answer[][]; changed: Read[] };
let underWay: Exchange | null = null;
let exchanges = 0;

/** A part of the snapshot, which is exchanged. */
export type Source = { node: Node; read: () => unknown };

export function createSource(value: unknown): Source {
  const node: Node = { value, users: null, level: 0 };
  return {
    node,
    read() {
      uses?.push({ of: node, value: node.value });
      return node.value;
    },
  };
}

/**
 * Gives sources their next values, and brings the answers up to date that were made from those that
 * changed: one after the other, the lowest first, so that each is looked at once. What is made
 * again and is equal to what it was is the same value, and what was made from it stands. Gives the
 * watched queries whose answers changed.
 */
export function exchange(next: Iterable<readonly [source: Source, value: unknown]>): Read[] {
  exchanges += 1;
  const changed: Read[] = [];
  const waiting: Answer[][] = [];
  underWay = { number: exchanges, level: 0, waiting, changed };
  try {
    for (const [{ node }, value] of next) if (node.value !== value) change(node, value);
    for (let level = 1; level < waiting.length; level += 1) {
      underWay.level = level;
      for (const answer of waiting[level] ?? []) if (answer.isWaiting) look(answer);
    }
  } finally {
    underWay = null;
  }
  return changed;
}

/** Remembers the answers of a pure query over snapshots. */
export function query<Argument extends string, Value>(
  answer: (argument: Argument) => Value,
): Query<Argument, Value> {
  const answers = new Map<Argument, Answer>();
  return askable((argument) => {
    const known = answers.get(argument);
    if (known) {
      settle(known);
      return known;
    }
    const made = createAnswer(() => answer(argument));
    answers.set(argument, made);
    return made;
  });
}

/** An index, and the keys of entries that may not be as they were in the last one, if it knows. */
export type Index<Value> = {
  get: (key: string) => Value | undefined;
  changed?: readonly string[];
};

/**
 * The query for single entries of an index; `none` is the answer where there is no entry. When the
 * index changes, the entries that were asked for and may differ are compared in one go, and only
 * what was made of one that differs is looked at again.
 */
export function entries<Value, None = undefined>(
  index: () => Index<Value>,
  none?: None,
): Query<string, Value | None> {
  const known = new Map<string, Answer>();
  let read: (key: string) => unknown;
  let whole: Answer | undefined;
  let isRead = false;
  const makeWhole = (): null => {
    let changed: readonly string[] | undefined;
    try {
      const now = index();
      read = (key) => now.get(key) ?? none;
      if (isRead) changed = now.changed;
      isRead = true;
    } catch (error) {
      const failure = new Failure(error);
      read = () => failure;
      isRead = false;
    }
    for (const key of changed ?? known.keys()) {
      const entry = known.get(key);
      if (entry) renew(entry, read(key));
    }
    return null;
  };
  return askable((key) => {
    whole ??= createAnswer(makeWhole);
    settle(whole);
    const found = known.get(key);
    if (found) return found;
    const of = whole;
    const made = createAnswer(() => {
      uses?.push({ of, value: of.value });
      return read(key);
    });
    known.set(key, made);
    return made;
  });
}

/** A query whose answers are found so. */
function askable<Argument extends string, Value>(
  find: (argument: Argument) => Answer,
): Query<Argument, Value> {
  const ask = (argument: Argument): Value => {
    const node = find(argument);
    uses?.push({ of: node, value: node.value });
    if (node.value instanceof Failure) throw node.value.error;
    return node.value as Value;
  };
  return Object.assign(ask, {
    watch(read: Read) {
      const node = find(read[1] as Argument);
      node.read = read;
      return node.value;
    },
  });
}

/** Uses what is read here and nothing of what it is read from: one entry of a large index. */
export function part<Value>(read: () => Value): Value {
  const inner: Use[] = [];
  const value = withUses(inner, read);
  uses?.push({ in: inner.flatMap(nodesOf), read, value });
  return value;
}

/** Remembers the answer of a pure query that takes no argument. */
export function single<Value>(
  answer: () => Value,
): (() => Value) & Pick<Query<'', Value>, 'watch'> {
  const remembered = query<'', Value>(answer);
  return Object.assign(() => remembered(''), { watch: remembered.watch });
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

/** How many answers were made, and not only found to stand. For tests and benchmarks. */
export let answersMade = 0;

function createAnswer(make: () => unknown): Answer {
  const system = { users: null, level: 1, seenIn: exchanges, isWaiting: false, read: null };
  const answer: Answer = { make, value: undefined, uses: [], ...system };
  answer.value = makeValue(answer);
  return answer;
}

/** Brings an answer up to date that an exchange may still come to. */
function settle(answer: Answer): void {
  if (!underWay || answer.level < underWay.level) return;
  if (answer.isWaiting || answer.seenIn !== underWay.number) look(answer);
}

function look(answer: Answer): void {
  answer.isWaiting = false;
  answer.seenIn = exchanges;
  if (answer.uses.every(stands)) return;
  renew(answer, makeValue(answer));
}

/** Gives an answer this value, unless it is equal to the one that it has. */
function renew(answer: Answer, value: unknown): void {
  if (isEqual(answer.value, value)) return;
  if (answer.read) underWay?.changed.push(answer.read);
  change(answer, value);
}

/** Whether what was used is as it was. */
function stands(use: Use): boolean {
  if ('of' in use) {
    if (use.of.level > 0) settle(use.of as Answer);
    return use.of.value === use.value;
  }
  return withUses(null, use.read) === use.value;
}

function change(node: Node, value: unknown): void {
  node.value = value;
  for (const user of node.users ?? []) wait(user);
}

function wait(answer: Answer): void {
  if (!underWay || answer.isWaiting) return;
  answer.isWaiting = true;
  const level = Math.max(answer.level, underWay.level);
  const peers = underWay.waiting[level] ?? [];
  underWay.waiting[level] = peers;
  peers.push(answer);
}

/** Makes the value of an answer, and notes what it is made from. */
function makeValue(answer: Answer): unknown {
  answersMade += 1;
  const used: Use[] = [];
  try {
    return withUses(used, answer.make);
  } catch (error) {
    return new Failure(error);
  } finally {
    connect(answer, used);
  }
}

function connect(answer: Answer, used: Use[]): void {
  for (const node of answer.uses.flatMap(nodesOf)) node.users?.delete(answer);
  answer.uses = used;
  for (const node of used.flatMap(nodesOf)) {
    node.users ??= new Set();
    node.users.add(answer);
    lift(answer, node.level + 1);
  }
}

/** Lifts an answer at least to a level, and with it what was made from it. */
function lift(answer: Answer, level: number): void {
  if (answer.level >= level) return;
  answer.level = level;
  for (const user of answer.users ?? []) lift(user, level + 1);
}

function nodesOf(use: Use): readonly Node[] {
  return 'of' in use ? [use.of] : use.in;
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
