import type { Service, ServiceTools } from '../service.ts';
import type { Writes } from './one-write.ts';
import { createWrites } from './write.ts';

/**
 * Runs several writes of one resource, in order, and publishes them as one change. Each has its own
 * entry in the history. Without transactions a refused write does not undo those before it: the
 * rest still run, then the first refusal is thrown.
 */
export async function writeTogether(
  service: Service,
  tools: ServiceTools,
  action: string,
  plan: (writes: Writes) => (() => Promise<unknown>)[],
): Promise<void> {
  const { resource, model } = service;
  const silent = { ...resource, publishes: [] };
  const steps = plan(createWrites({ resource: silent, model, tools, reads: service }));
  if (steps.length === 0) return;
  const change = { resource: resource.name, recordId: '', action };
  const intent = resource.isPublished ? await tools.outbox.begin(change) : null;
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error) => failures.push(error));
  await intent?.settle();
  if (failures.length > 0) throw failures[0];
}
