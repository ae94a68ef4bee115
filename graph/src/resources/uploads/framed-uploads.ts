import { text } from '#core/fields/index.ts';
import { defineOperation, type Operation } from '#core/operation.ts';
import { toRecord } from '#core/read/record.ts';
import type { Service } from '#core/service.ts';
import { isCentred, type Upload, uploadFields } from './upload.fields.ts';

/** Enough for the pictures of a page of any list. */
const MAX_LENGTH = 4000;

/** Tells of several pictures at once what of them stays in sight when they are cropped. */
export function framedUploads(service: Service): Operation {
  const { public_id, focus } = uploadFields;
  return defineOperation({
    name: 'framedUploads',
    summary:
      'Which of these pictures are not cropped around their middle, and around what they are',
    kind: 'query',
    method: 'get',
    path: '/uploads/framed',
    audience: 'staff',
    input: {
      public_ids: text({
        label: 'public_ids',
        maxLength: MAX_LENGTH,
        help: 'Parted by commas.',
      }),
    },
    output: { kind: 'fields', name: 'FramedUpload', isList: true, fields: { public_id, focus } },
    async run(_context, { input }) {
      const ids = input.public_ids.split(',').map((id) => id.trim());
      const found = await service.model.find({ public_id: { $in: ids } }).lean();
      return found
        .map((upload) => toRecord(service.resource.fields, upload) as unknown as Upload)
        .filter((upload) => !isCentred(upload))
        .map((upload) => ({ public_id: upload.public_id, focus: upload.focus }));
    },
  });
}
