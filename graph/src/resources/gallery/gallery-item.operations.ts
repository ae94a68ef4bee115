import type { Context } from '#core/access.ts';
import { invalid, notFound } from '#core/errors.ts';
import { integer, rows, text } from '#core/fields/index.ts';
import { defineOperation, type Operation } from '#core/operation.ts';
import { EVERYTHING } from '#core/read/paging.ts';
import { visibleTo } from '#core/read/read.ts';
import { parseId } from '#core/read/record-id.ts';
import type { Service, ServiceTools } from '#core/service.ts';
import { writeTogether } from '#core/write/write-together.ts';
import { GALLERY_CATEGORIES } from './gallery-item.fields.ts';

type Place = { id: string; sortOrder: number };

export function galleryOperations(service: Service, tools: ServiceTools): Operation[] {
  return [
    defineOperation({
      name: 'galleryCategories',
      summary: 'The categories with pictures, and the number of pictures in each',
      kind: 'query',
      method: 'get',
      path: '/gallery/categories',
      audience: 'public',
      maxAgeSeconds: service.resource.maxAgeSeconds,
      input: {},
      output: {
        kind: 'fields',
        name: 'GalleryCategory',
        isList: true,
        fields: {
          id: text({ label: 'Category', required: true }),
          count: integer({ label: 'Pictures', required: true }),
        },
      },
      run: (context) => countCategories(service, context),
    }),
    defineOperation({
      name: 'reorderGallery',
      summary: 'Sets the sort order of pictures and gives the whole gallery',
      kind: 'mutation',
      method: 'put',
      path: '/gallery/reorder',
      audience: 'staff',
      input: {
        items: rows({
          label: 'Items',
          fields: {
            id: text({ label: 'Id', required: true }),
            sortOrder: integer({ label: 'Sort order', required: true }),
          },
        }),
      },
      output: { kind: 'records', resource: 'gallery' },
      failures: { NOT_FOUND: 'There is no such picture.' },
      async run(context, { input }) {
        await reorder(service, tools, context, input.items);
        return (await service.list(context, EVERYTHING)).records;
      },
    }),
  ];
}

/** Counts the pictures that the viewer may see, in the fixed order of the categories. */
async function countCategories(service: Service, context: Context) {
  const visible = visibleTo(context, service.resource);
  const counts = await Promise.all(
    GALLERY_CATEGORIES.map(async (id) => ({
      id,
      count: await service.model.countDocuments({ ...visible, category: id }),
    })),
  );
  return counts.filter(({ count }) => count > 0);
}

/** Checks all items before the first write. Throws INVALID, BAD_REQUEST or NOT_FOUND. */
async function reorder(service: Service, tools: ServiceTools, context: Context, items: Place[]) {
  const errors = findMistakes(items);
  if (errors.length > 0) throw invalid(errors);
  const ids = items.map(({ id }) => parseId(id));
  const stored = await service.model.find({ _id: { $in: ids } }, { sortOrder: 1 }).lean();
  if (stored.length < items.length) throw notFound('Gallery item');
  const orders = new Map(stored.map(({ _id, sortOrder }) => [String(_id), sortOrder]));
  const moved = items.filter(({ id, sortOrder }) => orders.get(id.toLowerCase()) !== sortOrder);
  await writeTogether(service, tools, 'reorder', (quiet) =>
    moved.map(
      ({ id, sortOrder }) =>
        () =>
          quiet.update(context, id, { sortOrder }, null),
    ),
  );
}

function findMistakes(items: Place[]) {
  if (items.length === 0) return [{ path: 'items', message: 'Items are required' }];
  const ids = items.map(({ id }) => id.toLowerCase());
  return ids.flatMap((id, index) =>
    ids.indexOf(id) === index
      ? []
      : [{ path: `items.${index}.id`, message: 'Each picture can be placed once' }],
  );
}
