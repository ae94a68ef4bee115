import type { Context } from '#core/access.ts';
import { visibleTo } from '#core/read/read.ts';
import { toSearchPattern } from '#core/read/search-pattern.ts';
import { isContent } from '#core/resource.ts';
import type { Service, ServiceTools } from '#core/service.ts';
import { addIds } from './unused-uploads.ts';
import { withFiles } from './upload-files.ts';

/** As many records are looked into, so that a short word does not read the whole content. */
const MAX_RECORDS = 200;

/**
 * MongoDB's condition for the uploads that a search finds: by their own texts, or because a record
 * that the viewer may read, and whose title has the words, shows them. Null where there is none.
 */
export async function foundWhereUsed(
  context: Context,
  search: string,
  { resource }: Service,
  { services }: Pick<ServiceTools, 'services'>,
): Promise<object | null> {
  const condition = { $regex: toSearchPattern(search), $options: 'i' };
  const named = new Set<string>();
  for (const { resource: other, model } of services.values()) {
    if (!isContent(other) || other.title === null) continue;
    const records = model
      .find({ ...visibleTo(context, other), [other.title]: condition })
      .limit(MAX_RECORDS);
    for (const record of await records.lean()) addIds(JSON.stringify(record), named);
  }
  if (named.size === 0) return null;
  const byTexts = resource.search.map((name) => ({ [name]: condition }));
  return { $or: [...byTexts, withFiles([...named])] };
}
