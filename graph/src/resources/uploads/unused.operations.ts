import type { Context } from '#core/access.ts';
import { integer, text } from '#core/fields/index.ts';
import { inParts, partsOf } from '#core/in-parts.ts';
import { defineOperation, type Operation } from '#core/operation.ts';
import type { PlainRecord } from '#core/read/record.ts';
import type { Service, ServiceTools } from '#core/service.ts';
import { holdUploads } from '#core/write/upload-addresses.ts';
import { removeTemporary } from '#storage/leftovers.ts';
import { listRemoved, removeForNow, restoreRemoved } from './removed-uploads.ts';
import { SPARED_MS, sweepUploads } from './sweep-uploads.ts';
import { findUnusedUploads, findUsedIds } from './unused-uploads.ts';
import { fileIdsOf } from './upload-files.ts';

/** The calls about pictures that no record shows. */
export function unusedOperations(service: Service, tools: ServiceTools): Operation[] {
  const shared = { path: '/uploads/unused', audience: 'editors' } as const;
  return [
    defineOperation({
      ...shared,
      input: {},
      name: 'unusedUploads',
      summary:
        'Pictures that no record uses and that were uploaded more than a day ago, at most 1,000',
      kind: 'query',
      method: 'get',
      output: { kind: 'records', resource: 'uploads' },
      run: () => findUnusedUploads(service, tools),
    }),
    defineOperation({
      ...shared,
      name: 'removeUnusedUploads',
      summary:
        'Removes the unused pictures, at most 1,000, and files that a crash left, and gives the ' +
        'number of pictures, which can be brought back for a day',
      kind: 'mutation',
      method: 'delete',
      input: { public_ids: wantedIds },
      output: { kind: 'fields', name: 'RemovedUploads', fields: countFields },
      async run(context, { input }) {
        const wanted = input.public_ids.split(',').flatMap((id) => id.trim() || []);
        const isWanted = ({ public_id }: PlainRecord) =>
          wanted.length === 0 || wanted.includes(String(public_id));
        const unused = (await findUnusedUploads(service, tools)).filter(isWanted);
        const count = await removeUnlessUsed(context, service, tools, unused);
        await sweepUploads(tools);
        await removeTemporary(tools.siteDirectory, new Date(Date.now() - SPARED_MS));
        return { count };
      },
    }),
    ...removedOperations(service, tools),
  ];
}

/** Removes uploads that no record uses by now, and gives their number. */
async function removeUnlessUsed(
  context: Context,
  service: Service,
  tools: ServiceTools,
  uploads: readonly PlainRecord[],
): Promise<number> {
  let count = 0;
  for (const part of partsOf(uploads)) {
    await holdUploads(tools.connection, async () => {
      const used = await findUsedIds(service, tools);
      const unused = part.filter((upload) => !fileIdsOf(upload).some((id) => used.has(id)));
      await inParts(unused, (upload) => removeForNow(service, context, upload));
      count += unused.length;
    });
  }
  return count;
}

function removedOperations(service: Service, { storage }: ServiceTools): Operation[] {
  const shared = { path: '/uploads/removed', audience: 'editors', input: {} } as const;
  return [
    defineOperation({
      ...shared,
      name: 'removedUploads',
      summary: 'How many pictures that were removed as unused can be brought back, and until when',
      kind: 'query',
      method: 'get',
      output: { kind: 'fields', name: 'RestorableUploads', fields: { ...countFields, until } },
      run: () => listRemoved(service),
    }),
    defineOperation({
      ...shared,
      name: 'restoreRemovedUploads',
      summary: 'Brings back the pictures that were removed as unused, and gives their number',
      kind: 'mutation',
      method: 'post',
      output: { kind: 'fields', name: 'RestoredUploads', fields: countFields },
      run: async (context) => ({ count: await restoreRemoved(service, storage, context) }),
    }),
  ];
}

const until = text({ label: 'Until', help: 'ISO 8601 in UTC. Empty where there is none.' });

/** Characters. Enough for the ids of as many pictures as are removed at once. */
const MAX_LENGTH = 24_000;

const wantedIds = text({
  label: 'public_ids',
  maxLength: MAX_LENGTH,
  help: 'Separated by commas. Of the unused pictures only these are removed; all without it.',
});

const countFields = { count: integer({ label: 'Count', required: true }) };
