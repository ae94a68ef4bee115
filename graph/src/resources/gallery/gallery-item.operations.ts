import { assertMayWrite, type Context } from '#core/access.ts';
import { AppError, invalid, notFound } from '#core/errors.ts';
import { integer, rows, text } from '#core/fields/index.ts';
import { defineOperation, type Operation } from '#core/operation.ts';
import { EVERYTHING } from '#core/read/paging.ts';
import { visibleTo } from '#core/read/read.ts';
import { parseId } from '#core/read/record-id.ts';
import type { Service, ServiceTools } from '#core/service.ts';
import { defineTogether, type WriteTogether } from '#core/write/write-together.ts';
import { GALLERY_CATEGORIES } from './gallery-item.fields.ts';

/** As many as fit into the largest body. */
const MAX_PICTURES = 10_000;

type Place = { id: string; sortOrder: number };

export function galleryOperations(service: Service, tools: ServiceTools): Operation[] {
  const writeTogether = defineTogether(tools, 'reorder the gallery');
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
      audience: 'editors',
      input: {
        items: rows({
          label: 'Items',
          maxRows: MAX_PICTURES,
          fields: {
            id: text({ label: 'Id', required: true }),
            sortOrder: integer({ label: 'Sort order', required: true }),
          },
        }),
      },
      output: { kind: 'records', resource: 'gallery' },
      failures: {
        NOT_FOUND: 'There is no such picture.',
        CONFLICT: 'Somebody else changed one of the pictures at the same moment.',
      },
      async run(context, { input }) {
        assertMayWrite(context, service.resource);
        await reorder(service, writeTogether, context, input.items);
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

/**
 * Stores a new order as a whole. Of two at once the second gets CONFLICT, so they never mix.
 * Throws INVALID, BAD_REQUEST or NOT_FOUND before anything is written.
 */
async function reorder(
  service: Service,
  writeTogether: WriteTogether,
  context: Context,
  items: Place[],
) {
  const errors = findMistakes(items);
  if (errors.length > 0) throw invalid(errors);
  const ids = items.map(({ id }) => parseId(id));
  const readPlaces = async () => {
    const projection = { sortOrder: 1, version: 1 };
    return service.model
      .find({ _id: { $in: ids } }, projection)
      .sort({ _id: 1 })
      .lean();
  };
  const seen = await readPlaces();
  if (seen.length < items.length) throw notFound('Gallery item');
  const orders = new Map(seen.map(({ _id, sortOrder }) => [String(_id), sortOrder]));
  const moved = items.filter(({ id, sortOrder }) => orders.get(id.toLowerCase()) !== sortOrder);
  const decide = async () => {
    if (JSON.stringify(await readPlaces()) !== JSON.stringify(seen)) throw changedMeanwhile();
    return moved.map(
      ({ id, sortOrder }) => ({ id, call: 'update', values: { sortOrder } }) as const,
    );
  };
  await writeTogether(context, service, { action: 'reorder', isStrict: true, decide });
}

function changedMeanwhile(): AppError {
  const message = 'Somebody else changed the order at the same moment. Please look at it again';
  return new AppError('CONFLICT', message);
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
