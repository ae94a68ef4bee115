import mongoose, { type Connection } from 'mongoose';
import { text } from './fields/index.ts';
import { integer } from './fields/number.ts';
import { defineOperation, type Operation } from './operation.ts';
import { isContent, titleOf } from './resource.ts';
import type { Service } from './service.ts';

type Deletion = {
  resource: string;
  recordId: string;
  by: string;
  at: Date;
  before: Record<string, unknown> | null;
};

/** The latest so many deletions are offered; the history keeps them all. */
const SHOWN = 200;

/** The call that lists what was deleted and can be brought back, with `restore` of its resource. */
export function binOperations(
  connection: Connection,
  services: ReadonlyMap<string, Service>,
): Operation[] {
  return [
    defineOperation({
      name: 'bin',
      summary: 'Deleted records that can be restored, the last deleted first',
      kind: 'query',
      method: 'get',
      path: '/bin',
      audience: 'staff',
      input: {},
      output: {
        kind: 'fields',
        name: 'DeletedRecord',
        isList: true,
        fields: {
          resource: text({ label: 'Resource', required: true }),
          recordId: text({ label: 'Record', required: true }),
          version: integer({ label: 'Version', required: true, help: 'The one to restore.' }),
          title: text({ label: 'Title', required: true }),
          by: text({ label: 'By', required: true }),
          at: text({ label: 'At', required: true, help: 'ISO 8601 in UTC.' }),
        },
      },
      run: async () => (await listDeleted(connection, services)).map(toOutput(services)),
    }),
  ];
}

/** What lies in the bin, the last deleted first, each as it was. */
export async function listDeleted(
  connection: Connection,
  services: ReadonlyMap<string, Service>,
): Promise<Deletion[]> {
  const restorable = [...services.values()].filter(({ resource }) => isContent(resource));
  const names = restorable.map(({ resource }) => resource.name);
  const found = await connection
    .collection<Deletion>('history')
    .find({ action: 'delete', resource: { $in: names } })
    .sort({ _id: -1 })
    .limit(SHOWN * 2)
    .toArray();
  const last = new Map<string, Deletion>();
  for (const deletion of found) {
    const key = `${deletion.resource} ${deletion.recordId}`;
    if (!last.has(key)) last.set(key, deletion);
  }
  const gone = await Promise.all(
    restorable.map((service) => stillGone(service, [...last.values()])),
  );
  return gone
    .flat()
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, SHOWN);
}

const toOutput =
  (services: ReadonlyMap<string, Service>) =>
  ({ resource, recordId, by, at, before }: Deletion) => ({
    ...{ resource, recordId, by, at: at.toISOString() },
    version: Number(before?.version ?? 1),
    title: nameOf(services.get(resource), before),
  });

async function stillGone({ resource, model }: Service, deletions: Deletion[]) {
  const mine = deletions.filter((deletion) => deletion.resource === resource.name);
  const ids = mine.map(({ recordId }) => new mongoose.Types.ObjectId(recordId));
  const there = new Set((await model.distinct('_id', { _id: { $in: ids } })).map(String));
  return mine.filter(({ recordId }) => !there.has(recordId));
}

function nameOf(service: Service | undefined, before: Deletion['before']): string {
  return (service && titleOf(service.resource, before)) || 'Untitled';
}
