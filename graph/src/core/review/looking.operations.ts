import type { Connection } from 'mongoose';
import { assertMayWrite, type Context } from '../access.ts';
import { draftedService } from '../drafts/write-draft.ts';
import { text } from '../fields/index.ts';
import { defineOperation, type Operation } from '../operation.ts';
import type { ServiceTools } from '../service.ts';

/** Somebody who has the form of a record open. It counts until then, unless it is renewed. */
type Looking = { _id: string; record: string; name: string; until: Date };

type Tools = Pick<ServiceTools, 'connection' | 'services'>;

const COLLECTION = 'looking';
/** Three times as long as forms wait before they say it again. */
const LEASE_MS = 45_000;

/** The calls by which an open form says that somebody looks at a record, and learns who else. */
export function lookingOperations(tools: Tools): Operation[] {
  const all = tools.connection.collection<Looking>(COLLECTION);
  return [
    defineOperation({
      name: 'lookAt',
      summary: 'Says for 45 seconds that the caller looks at a record, and gives who else does',
      kind: 'mutation',
      method: 'post',
      path: '/looking/:resource/:id',
      audience: 'staff',
      input: { resource: text({ label: 'Resource', required: true, maxLength: 60 }) },
      output: {
        kind: 'fields',
        name: 'Looker',
        isList: true,
        fields: { name: text({ label: 'Name', required: true }) },
      },
      async run(context, { id, input }) {
        const { viewer } = context;
        await assertMayLook(tools, context, input.resource, id);
        const record = `${input.resource}/${id}`;
        const _id = `${record}/${viewer?.id}`;
        const now = Date.now();
        const $set = { record, name: viewer?.name ?? '', until: new Date(now + LEASE_MS) };
        await all.updateOne({ _id }, { $set }, { upsert: true });
        const others = { record, _id: { $ne: _id }, until: { $gt: new Date(now) } };
        const found = await all.find(others).sort({ name: 1 }).toArray();
        return found.map(({ name }) => ({ name }));
      },
    }),
    defineOperation({
      name: 'lookAway',
      summary: 'Says that the caller no longer looks at a record',
      kind: 'mutation',
      method: 'delete',
      path: '/looking/:resource/:id',
      audience: 'staff',
      input: { resource: text({ label: 'Resource', required: true, maxLength: 60 }) },
      output: { kind: 'json' },
      async run(context, { id, input }) {
        await assertMayLook(tools, context, input.resource, id);
        await all.deleteOne({ _id: `${input.resource}/${id}/${context.viewer?.id}` });
        return { id };
      },
    }),
  ];
}

/** Throws where there is no such record, or the caller does not work on its kind. */
async function assertMayLook(tools: Tools, context: Context, resource: string, id: string) {
  const service = draftedService(tools, resource);
  assertMayWrite(context, service.resource);
  await service.get(context, id);
}

/** Makes the indexes by which the database removes who has left, and by which a form asks. */
export async function prepareLooking(connection: Connection): Promise<void> {
  const all = connection.collection(COLLECTION);
  await all.createIndex({ until: 1 }, { expireAfterSeconds: 0 });
  await all.createIndex({ record: 1 });
}
