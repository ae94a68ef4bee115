import type { Context } from '#core/access.ts';
import { invalid, notFound } from '#core/errors.ts';
import { flag, integer, text } from '#core/fields/index.ts';
import { defineOperation, type Operation } from '#core/operation.ts';
import type { Service, ServiceTools } from '#core/service.ts';
import { baseOf } from '#core/write/replace-addresses.ts';
import { type Replacing, rehearseReplacing, replaceUses } from './replace-uses.ts';
import { isCentred, type Upload } from './upload.fields.ts';
import { fileIdsOf, findUpload } from './upload-files.ts';
import { findUses } from './upload-uses.ts';

/** The calls about the records that show a picture. */
export function usesOperations(service: Service, tools: ServiceTools): Operation[] {
  const beginReplacing = tools.journal.define('replace a picture', (context, replaced: Replaced) =>
    replacePicture(service, context, tools, replaced),
  );
  const publicId = text({ label: 'public_id', required: true });
  return [
    defineOperation({
      name: 'uploadUses',
      summary:
        'The records that show a picture, including those in the bin. Those of sections that the ' +
        'viewer does not work on have no id and no title',
      kind: 'query',
      method: 'get',
      path: '/uploads/:id/uses',
      audience: 'staff',
      input: {},
      output: { kind: 'fields', name: 'UploadUse', isList: true, fields: useFields },
      async run(context, { id }) {
        const upload = await service.get(context, id);
        const uses = await findUses(context, tools, upload);
        const hidden = { recordId: '', title: '' };
        return uses.map(({ isReadable, ...use }) => (isReadable ? use : { ...use, ...hidden }));
      },
    }),
    defineOperation({
      name: 'replaceUpload',
      summary: 'Replaces a picture by another in all records, and gives the number of records',
      kind: 'mutation',
      method: 'post',
      path: '/uploads/replace',
      audience: 'editors',
      input: { from: publicId, to: publicId },
      failures: {
        NOT_FOUND: 'There is no such picture.',
        STALE_VERSION: 'Somebody saved the texts of the new picture at the same moment.',
      },
      output: { kind: 'fields', name: 'ReplacedUpload', fields: countFields },
      async run(context, { input }) {
        const from = await findUpload(service, input.from);
        const to = await findUpload(service, input.to);
        if (!from || !to) throw notFound('Picture');
        if ((from.type === 'document') !== (to.type === 'document')) {
          const message = 'A picture and a document cannot stand for each other';
          throw invalid([{ path: 'to', message }]);
        }
        const old = { publicId: String(from.public_id), url: String(from.url) };
        const replaced = { from: old, to: { url: String(to.url) } };
        const publicIds = fileIdsOf(from);
        await rehearseReplacing(context, tools, toReplacing(replaced, publicIds));
        await takeOver(service, context, from as unknown as Upload, to as unknown as Upload);
        const act = await beginReplacing(context, replaced);
        return { count: await act.finish() };
      },
    }),
  ];
}

/** As the journal keeps it: a picture by its id and address, and the address of the other one. */
type Replaced = { from: { publicId: string; url: string }; to: { url: string } };

function toReplacing({ from: { publicId, url }, to }: Replaced, publicIds: string[]): Replacing {
  return { from: { base: baseOf({ url, public_id: publicId }), publicIds }, url: to.url };
}

/** A picture that is cropped meanwhile has one more file, which is replaced as well. */
async function replacePicture(
  service: Service,
  context: Context,
  tools: ServiceTools,
  replaced: Replaced,
): Promise<number> {
  const { publicId } = replaced.from;
  const done = new Set<string>();
  let count = 0;
  for (;;) {
    const upload = await findUpload(service, publicId);
    const left = (upload ? fileIdsOf(upload) : [publicId]).filter((id) => !done.has(id));
    if (left.length === 0) return count;
    count += await replaceUses(context, tools, toReplacing(replaced, left));
    for (const id of left) done.add(id);
  }
}

/** A new picture without texts gets the texts and focal point of the picture that it replaces. */
async function takeOver(service: Service, context: Context, from: Upload, to: Upload) {
  const isUntouched = (upload: Upload) => !upload.alt && isCentred(upload);
  if (!isUntouched(to) || isUntouched(from)) return;
  await service.update(context, to.id, { alt: from.alt, focus: from.focus }, to.version);
}

const useFields = {
  resource: text({ label: 'Resource', required: true }),
  recordId: text({ label: 'Record', required: true }),
  title: text({ label: 'Title' }),
  isInBin: flag({ label: 'In the bin' }),
};

const countFields = { count: integer({ label: 'Count', required: true }) };
