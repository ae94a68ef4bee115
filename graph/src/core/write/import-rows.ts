import type { Context } from '../access.ts';
import { AppError } from '../errors.ts';
import { createClaims } from '../import-claims.ts';
import { readTimeZone } from '../read/time-zone.ts';
import type { Service } from '../service.ts';
import type { ImportTools, Row } from './find-row-record.ts';
import { importRow, type Outcome, REFUSED } from './import-row.ts';
import { createLocks, type Locks } from './lock.ts';
import { lendTo } from './one-write.ts';
import { referenceLocks, referrerLocks } from './references.ts';
import { creationId } from './repeated-creation.ts';
import { type ReadRow, readApart } from './rows-apart.ts';
import { UPLOADS_LOCK } from './upload-addresses.ts';

type Options = {
  isDryRun: boolean;
  /** What records have no longer after the rows of earlier calls. */
  released: readonly string[];
};

/** Writes rows, some at once, or in a dry run says what would happen to each. */
export async function importRows(
  context: Context,
  service: Service,
  tools: ImportTools,
  rows: Row[],
  { isDryRun, released: before }: Options,
) {
  const outcomes: Outcome[] = [];
  const seen = { id: new Set<unknown>(), slug: new Set<unknown>() };
  const { fields, words } = service.resource;
  const { take, released } = createClaims(fields, words.singular, before);
  const zone = await readTimeZone(tools.services);
  while (outcomes.length < rows.length) {
    const apart = await readApart(context, service, tools, rows.slice(outcomes.length));
    const keys = apart.map((each) => keysOf(service, each));
    const repeated = apart.map(({ row }, index) => findRepeated(seen, row, keys[index] ?? {}));
    const made = await holdLocks(
      service,
      tools,
      isDryRun ? [] : apart,
      apart.map(
        (each, index) => () =>
          importRow(service, tools, each, { isDryRun, repeated: repeated[index], released, zone }),
      ),
    );
    for (const [index, outcome] of made.entries()) {
      // What the database would refuse in a write.
      const errors = isDryRun ? take(outcome) : [];
      const shown = errors.length > 0 ? { ...outcome, ...REFUSED, errors } : outcome;
      outcomes.push(shown);
      if (shown.action === 'refused') continue;
      for (const name of NAMES) seen[name].add(keys[index]?.[name]);
    }
  }
  return outcomes.map((outcome, index) => ({
    ...outcome,
    row: index + 1,
    changes: outcome.changes.join(' · '),
  }));
}

const NAMES = ['id', 'slug'] as const;
type Seen = Record<(typeof NAMES)[number], Set<unknown>>;

/** What a row names, or its record. */
function keysOf({ resource }: Service, { row, context, before }: ReadRow): Row {
  if (before instanceof AppError) return row;
  return { id: creationId(resource, context, 1), ...row, ...before };
}

/** The name that an earlier row has as well. */
function findRepeated(seen: Seen, row: Row, keys: Row): string | undefined {
  const isSeen = (name: 'id' | 'slug') => Boolean(keys[name]) && seen[name].has(keys[name]);
  return NAMES.find((name) => row[name] && isSeen(name)) ?? NAMES.find(isSeen);
}

/** So long rows wait for locks that most of them do not need. */
const PATIENCE_MS = 2_000;

/**
 * Runs writes at once, under the locks that any of them may need. Where these are not to be had,
 * they run one after the other, and each takes its own. Throws what one of them throws once all
 * have ended.
 */
async function holdLocks<Result>(
  { resource }: Service,
  tools: ImportTools,
  rows: ReadRow[],
  writes: (() => Promise<Result>)[],
): Promise<Result[]> {
  const scope = { resource, tools };
  const locks = createLocks(tools.connection, { waitMs: PATIENCE_MS });
  const wanted = [...referrerLocks(scope), ...referenceLocks(scope), UPLOADS_LOCK];
  try {
    const isAtOnce = rows.length < 2 || (await isTaken(locks, wanted));
    if (isAtOnce && rows.length > 1) for (const { context } of rows) lendTo(context, locks);
    const ended = await (isAtOnce ? runAll(writes) : runInTurn(writes));
    return ended.map((each) => {
      if (each.status === 'rejected') throw each.reason;
      return each.value;
    });
  } finally {
    await locks.release();
  }
}

type Ended<Result> = Promise<PromiseSettledResult<Result>[]>;

function runAll<Result>(writes: (() => Promise<Result>)[]): Ended<Result> {
  return Promise.allSettled(writes.map((write) => write()));
}

async function runInTurn<Result>(writes: (() => Promise<Result>)[]): Ended<Result> {
  const ended: PromiseSettledResult<Result>[] = [];
  for (const write of writes) ended.push(...(await Promise.allSettled([write()])));
  return ended;
}

/** Takes locks; false, and none of them, where somebody else holds one for too long. */
async function isTaken(locks: Locks, names: string[]): Promise<boolean> {
  try {
    await locks.take(names);
    return true;
  } catch (error) {
    await locks.release();
    if (error instanceof AppError) return false;
    throw error;
  }
}
