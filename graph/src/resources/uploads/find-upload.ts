import type { Context } from '#core/access.ts';
import { EVERYTHING } from '#core/read/paging.ts';
import type { PlainRecord } from '#core/read/record.ts';
import type { Service } from '#core/service.ts';

/** The upload with this public id, or null. */
export async function findUpload(
  service: Service,
  context: Context,
  publicId: string,
): Promise<PlainRecord | null> {
  const filter = { public_id: publicId };
  const { records } = await service.list(context, { ...EVERYTHING, filter, limit: 1 });
  return records[0] ?? null;
}
