import type { Context } from '../access.ts';
import { AppError, isPassing } from '../errors.ts';
import { inParts } from '../in-parts.ts';
import type { PlainRecord } from '../read/record.ts';
import type { Service, ServiceTools } from '../service.ts';
import { isStale } from './conflict.ts';
import type { Performance } from './journal.ts';
import { createLocks, type Locks } from './lock.ts';
import type { Values, Writes } from './one-write.ts';
import { referenceLocks, referrerLocks, targetLocks } from './references.ts';
import { UPLOADS_LOCK, uploadLocks } from './upload-addresses.ts';
import { createWrites } from './write.ts';

/**
 * One write of several. An update that names a version changes no other one. A restore brings back
 * the version that it names.
 */
export type Step = { id: string } & (
  | { call: 'update'; values: Values; version?: number | undefined }
  | { call: 'remove' }
  | { call: 'restore'; version: number }
);

/** What became of a step: the record after it, if known, or why it was refused. */
export type StepResult = { id: string; record: PlainRecord | null; error: AppError | null };

export type WriteTogether = (
  context: Context,
  service: Service,
  plan: Plan,
) => Promise<StepResult[]>;

type Plan = {
  action: string;
  decide: () => Promise<Step[]>;
  /** Whether the first step that is refused refuses all. */
  isStrict?: boolean;
  /** Whether the steps are rehearsed alone. */
  isDryRun?: boolean;
};

type Together = { resource: string; action: string; steps: Step[] };

/**
 * Makes the function that runs several writes of one resource as a whole. `decide` gives the steps
 * while nobody else writes the resource together; what it throws refuses all. Each step is
 * rehearsed before the first write. Those that would be refused are left out; with `isStrict` the
 * first of them refuses all. From then on a crash cannot leave half of the steps. Each has its own
 * history, and they are published as one change.
 */
export function defineTogether(tools: ServiceTools, kind: string): WriteTogether {
  const begin = tools.journal.define(kind, (context, together: Together, how) =>
    perform(tools, context, together, how),
  );
  return async (context, service, { action, decide, isStrict = false, isDryRun = false }) => {
    const locks = createLocks(tools.connection);
    try {
      await locks.take(isDryRun ? [] : [wholeLock(service)]);
      const wanted = await decide();
      await locks.take(wanted.flatMap((step) => locksOf(service, tools, step)));
      const scene = { tools, context, service, locks };
      const rehearsed = await inParts(wanted, (step) => tryStep(scene, step, null));
      const refused = rehearsed.filter(({ error }) => error);
      if (isStrict && refused[0]?.error) throw refused[0].error;
      if (isDryRun) return rehearsed;
      const steps = wanted.filter((_, index) => !rehearsed[index]?.error);
      if (steps.length === 0) return refused;
      const act = await begin(context, { resource: service.resource.name, action, steps });
      return [...(await act.finish(locks)), ...refused];
    } finally {
      await locks.release();
    }
  };
}

async function perform(
  tools: ServiceTools,
  context: Context,
  { resource, action, steps }: Together,
  { act, locks: lent }: Performance,
): Promise<StepResult[]> {
  const service = tools.services.get(resource);
  if (!service) throw new AppError('NOT_FOUND', `There is no resource called ${resource}`);
  const locks = lent ?? createLocks(tools.connection);
  try {
    const names = steps.flatMap((step) => locksOf(service, tools, step));
    await locks.take([wholeLock(service), ...names]);
    const scene = { tools, context, service, locks };
    const isAlone = (step: Step) => mayName(service, step);
    const results = await inParts(steps, (step) => tryStep(scene, step, act), isAlone);
    // The journal remembers the act until here, so no earlier intent is needed.
    if (service.resource.isPublished) {
      await (await tools.outbox.begin({ resource, recordId: '', action })).settle();
    }
    return results;
  } finally {
    if (!lent) await locks.release();
  }
}

type Scene = { tools: ServiceTools; context: Context; service: Service; locks: Locks };

/** Rehearses a step, or does it as part of an act. Throws errors that may pass. */
async function tryStep(scene: Scene, step: Step, act: string | null): Promise<StepResult> {
  const { tools, context, service, locks } = scene;
  const { resource, model } = service;
  const silent = { ...resource, publishes: [] };
  const shared = { resource: silent, model, tools, reads: service, lent: locks };
  const writes = createWrites({ ...shared, act, isRehearsal: act === null });
  try {
    const isDone = act !== null && (await wasDone(service, step, act));
    return { id: step.id, record: isDone ? null : await run(writes, context, step), error: null };
  } catch (error) {
    // Somebody saves the record again and again. The step belongs to an act that has begun.
    const isBound = step.call === 'update' && step.version !== undefined;
    if (act !== null && isStale(error) && !isBound) return tryStep(scene, step, act);
    const isMeant = isBound && isStale(error);
    if (!(error instanceof AppError) || (isPassing(error) && !isMeant)) throw error;
    return { id: step.id, record: null, error };
  }
}

function run(writes: Writes, context: Context, step: Step): Promise<PlainRecord> {
  if (step.call === 'remove') return writes.remove(context, step.id);
  if (step.call === 'restore') return writes.restore(context, step.id, step.version);
  return writes.update(context, step.id, step.values, step.version ?? null);
}

async function wasDone({ model }: Service, { id, call }: Step, act: string): Promise<boolean> {
  if (call === 'remove') return !(await model.exists({ _id: id }));
  return (await model.exists({ _id: id, act })) !== null;
}

/** The locks that a step may need. All are taken before the first one, in one order. */
function locksOf({ resource }: Service, tools: ServiceTools, step: Step): string[] {
  const scope = { resource, tools };
  if (step.call === 'remove') return referrerLocks(scope);
  if (step.call === 'restore')
    return [...referrerLocks(scope), ...referenceLocks(scope), UPLOADS_LOCK];
  const { values } = step;
  return [
    ...referrerLocks(scope),
    ...targetLocks(scope, values),
    ...uploadLocks(scope, values, null),
  ];
}

/** Sorts before the locks of single writes, so that it is always taken first. */
function wholeLock({ resource }: Service): string {
  return `many ${resource.name}`;
}

/** Whether a step may give a record another name or address, which other steps may want too. */
function mayName({ resource: { fields, slugField, title, unique } }: Service, step: Step): boolean {
  if (step.call !== 'update') return true;
  const names = [title, fields[slugField ?? '']?.from, ...unique];
  return names.some((name) => name && step.values[name] !== undefined);
}
