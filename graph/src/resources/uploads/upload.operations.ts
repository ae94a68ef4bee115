import { AppError, notFound } from '#core/errors.ts';
import { text } from '#core/fields/index.ts';
import { defineOperation, messageOutput, type Operation } from '#core/operation.ts';
import type { Service, ServiceTools } from '#core/service.ts';
import { holdUploads } from '#core/write/upload-addresses.ts';
import { cropOperations } from './crop.operations.ts';
import { framedUploads } from './framed-uploads.ts';
import { removeUpload } from './remove-upload.ts';
import { unusedOperations } from './unused.operations.ts';
import { findUpload } from './upload-files.ts';
import { uploadTags } from './upload-tags.ts';
import { nameUse } from './upload-uses.ts';
import { usesOperations } from './uses.operations.ts';

/** The calls of uploads beyond the standard ones. */
export function uploadOperations(service: Service, tools: ServiceTools): Operation[] {
  const { storage } = tools;
  return [
    defineOperation({
      name: 'deleteUpload',
      summary: 'Deletes an uploaded picture that no record shows, not even one in the bin',
      kind: 'mutation',
      method: 'delete',
      path: '/upload',
      audience: 'staff',
      input: { public_id: text({ label: 'public_id', required: true }) },
      output: messageOutput,
      failures: {
        NOT_FOUND: 'There is no such picture.',
        CONFLICT: 'A record still shows it. The message names the record.',
      },
      async run(context, { input }) {
        return holdUploads(tools.connection, async () => {
          const upload = await findUpload(service, input.public_id);
          if (!upload) throw notFound('Picture');
          const shownBy = await nameUse(context, tools, upload);
          if (shownBy) throw new AppError('CONFLICT', `This picture is shown by ${shownBy}`);
          await removeUpload(service, storage, context, upload);
          return { message: 'Upload deleted successfully' };
        });
      },
    }),
    framedUploads(service),
    uploadTags(service),
    ...cropOperations(service, tools),
    ...usesOperations(service, tools),
    ...unusedOperations(service, tools),
  ];
}
