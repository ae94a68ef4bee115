import { text } from '#core/fields/index.ts';
import { defineOperation, type Operation } from '#core/operation.ts';
import { toRecord } from '#core/read/record.ts';
import type { Service } from '#core/service.ts';
import { isCentred, type Upload, uploadFields } from './upload.fields.ts';

/** Characters. Enough for the ids on one page of any list. */
const MAX_LENGTH = 4000;

/** The focal points of several pictures in one call. */
export function framedUploads(service: Service): Operation {
  const { public_id, focus } = uploadFields;
  return defineOperation({
    name: 'framedUploads',
    summary:
      'The focal points of those of the named pictures that are not cropped around their middle',
    kind: 'query',
    method: 'get',
    path: '/uploads/framed',
    audience: 'staff',
    input: {
      public_ids: text({
        label: 'public_ids',
        maxLength: MAX_LENGTH,
        help: 'Separated by commas.',
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
