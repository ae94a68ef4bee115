import type { Service, ServiceTools } from '../service.ts';
import { createWrites, type Writes } from './write.ts';

/**
 * Runs several writes of one resource, in order, that the site learns of as one change. Each has
 * its own entry in the history. When one is refused the rest still run, since without transactions
 * the ones before it stand anyway; then the first refusal is thrown.
 */
export async function writeTogether(
  service: Service,
  tools: ServiceTools,
  action: string,
  plan: (writes: Writes) => (() => Promise<unknown>)[],
): Promise<void> {
  const { resource, model } = service;
  const quiet = { ...tools, outbox: { ...tools.outbox, around: runAlone } };
  const steps = plan(createWrites(resource, model, quiet, service));
  if (steps.length === 0) return;
  const failures: unknown[] = [];
  const runAll = async () => {
    for (const step of steps) await step().catch((error) => failures.push(error));
  };
  const change = { resource: resource.name, recordId: '', action };
  await (resource.isPublished ? tools.outbox.around(change, runAll) : runAll());
  if (failures.length > 0) throw failures[0];
}

function runAlone<Result>(_change: unknown, write: () => Promise<Result>): Promise<Result> {
  return write();
}
