import { invalid } from '#core/errors.ts';
import { integer, text } from '#core/fields/index.ts';
import { defineOperation, type Operation } from '#core/operation.ts';
import type { Service, ServiceTools } from '#core/service.ts';
import { MIN_CROP_SIDE } from '#storage/recipe.ts';
import { definePictureChange } from './change-picture.ts';
import { cropPicture } from './crop-picture.ts';
import { assertMayRetouch } from './extend-uploads.ts';
import { openOriginal } from './open-original.ts';
import { isDocument, recipeFields, type Upload } from './upload.fields.ts';

/** The calls that crop and turn a picture. */
export function cropOperations(service: Service, tools: ServiceTools): Operation[] {
  const changePicture = definePictureChange('crop a picture', service, tools);
  const find = async (...[context, id]: Parameters<Service['get']>) => {
    const upload = (await service.get(context, id)) as unknown as Upload;
    if (!isDocument(upload)) return upload;
    throw invalid([{ path: 'id', message: 'A document cannot be cropped' }]);
  };
  return [
    defineOperation({
      name: 'uploadOriginal',
      summary: 'The uploaded picture as it is without crop and turn, and its own size in pixels',
      kind: 'query',
      method: 'get',
      path: '/uploads/:id/original',
      audience: 'staff',
      input: {},
      failures: { CONFLICT: 'Its files are missing.' },
      output: { kind: 'fields', name: 'UploadOriginal', fields: originalFields },
      async run(context, { id }) {
        const { url, size } = await openOriginal(tools.storage, await find(context, id));
        return { url, ...size };
      },
    }),
    defineOperation({
      name: 'cropUpload',
      summary:
        'Crops and turns a picture, made anew of its original, in all records that show it; ' +
        'without an area and a turn it is the whole again. A crop has at least ' +
        `${MIN_CROP_SIDE} pixels of the original on each side. Earlier addresses still answer`,
      kind: 'mutation',
      method: 'put',
      path: '/uploads/:id/crop',
      audience: 'staff',
      input: { ...recipeFields, version },
      failures: {
        CONFLICT: 'Its files are missing.',
        STALE_VERSION: 'Somebody saved the picture meanwhile.',
      },
      output: { kind: 'record', resource: 'uploads' },
      async run(context, { id, input: { version: known, ...recipe } }) {
        await assertMayRetouch(context, service, tools, id);
        const upload = await find(context, id);
        return cropPicture({ service, tools, changePicture }, context, upload, recipe, known);
      },
    }),
  ];
}

const version = integer({
  label: 'Version',
  min: 0,
  defaultValue: 0,
  help: 'The one that was read; 0 for any.',
});

const originalFields = {
  url: text({ label: 'Address', required: true }),
  width: integer({ label: 'Width', required: true, help: 'Pixels.' }),
  height: integer({ label: 'Height', required: true, help: 'Pixels.' }),
};
