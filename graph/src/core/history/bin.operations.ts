import type { Connection } from 'mongoose';
import type { Viewer } from '../access.ts';
import { text } from '../fields/index.ts';
import { integer } from '../fields/number.ts';
import { defineOperation, type Operation } from '../operation.ts';
import type { Resource } from '../resource.ts';
import { mayPublish, mayWrite } from '../roles.ts';
import type { Service } from '../service.ts';
import { titleOf } from '../title-of.ts';
import { type Deletion, listDeleted } from './bin.ts';

/** The call that lists deleted records, which `restore` of their resource brings back. */
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
        kind: 'page',
        name: 'DeletedRecord',
        fields: {
          resource: text({ label: 'Resource', required: true }),
          recordId: text({ label: 'Record', required: true }),
          version: integer({ label: 'Version', required: true, help: 'The one to restore.' }),
          title: text({ label: 'Title', required: true }),
          by: text({ label: 'By', required: true }),
          at: text({ label: 'At', required: true, help: 'ISO 8601 in UTC.' }),
        },
      },
      async run({ viewer }, { page }) {
        const mine = new Map([...services].filter(([, { resource }]) => isMine(viewer, resource)));
        const maker = viewer && !mayPublish(viewer) ? viewer.id : null;
        const { deletions, count } = await listDeleted(connection, mine, page, maker);
        return { items: deletions.map(toOutput(services)), count };
      },
    }),
  ];
}

/** What somebody does not work on is not in their bin. */
function isMine(viewer: Viewer | null, resource: Resource): boolean {
  return viewer !== null && mayWrite(viewer, resource);
}

const toOutput =
  (services: ReadonlyMap<string, Service>) =>
  ({ resource, recordId, by, at, before }: Deletion) => ({
    ...{ resource, recordId, by, at: at.toISOString() },
    version: Number(before?.version ?? 1),
    title: nameOf(services.get(resource), before),
  });

function nameOf(service: Service | undefined, before: Deletion['before']): string {
  return (service && titleOf(service.resource, before)) || 'Untitled';
}
