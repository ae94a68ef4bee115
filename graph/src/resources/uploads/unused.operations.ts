import { integer } from '#core/fields/index.ts';
import { defineOperation, type Operation } from '#core/operation.ts';
import type { Service, ServiceTools } from '#core/service.ts';
import { holdUploads } from '#core/write/upload-addresses.ts';
import { removeTemporary } from '#storage/leftovers.ts';
import { removeUpload } from './remove-upload.ts';
import { SPARED_MS, sweepUploads } from './sweep-uploads.ts';
import { findUnusedUploads } from './unused-uploads.ts';
import { nameUse } from './upload-uses.ts';

/** The calls about pictures that no record shows. */
export function unusedOperations(service: Service, tools: ServiceTools): Operation[] {
  const shared = { path: '/uploads/unused', audience: 'staff', input: {} } as const;
  return [
    defineOperation({
      ...shared,
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
        'Deletes the unused pictures, at most 1,000, and files that a crash left, and gives the ' +
        'number of pictures',
      kind: 'mutation',
      method: 'delete',
      output: { kind: 'fields', name: 'RemovedUploads', fields: countFields },
      async run(context) {
        let count = 0;
        for (const upload of await findUnusedUploads(service, tools)) {
          const removeUnlessUsed = async () => {
            if (await nameUse(tools, String(upload.public_id))) return;
            await removeUpload(service, tools.storage, context, upload);
            count += 1;
          };
          await holdUploads(tools.connection, removeUnlessUsed);
        }
        await sweepUploads(tools);
        await removeTemporary(tools.siteDirectory, new Date(Date.now() - SPARED_MS));
        return { count };
      },
    }),
  ];
}

const countFields = { count: integer({ label: 'Count', required: true }) };
