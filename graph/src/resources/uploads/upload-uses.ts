import type { Context } from '#core/access.ts';
import { escapePattern } from '#core/read.ts';
import { type PlainRecord, toRecord } from '#core/record.ts';
import { titleOf } from '#core/resource.ts';
import type { Service, ServiceTools } from '#core/service.ts';

/** A record that shows a picture. */
export type UploadUse = { resource: string; recordId: string; title: string };

type Services = ServiceTools['services'];

/** The records that name an upload in any of their texts, galleries and rich text included. */
export async function findUses(services: Services, publicId: string): Promise<UploadUse[]> {
  const found = await Promise.all([...services.values()].map((each) => recordsOf(each, publicId)));
  return found.flat().map(({ service, record }) => {
    const { resource } = service;
    const title = resource.isSingle ? resource.label : titleOf(resource, record);
    return { resource: resource.name, recordId: record.id, title };
  });
}

/**
 * Puts another picture in the place of one, in every record that shows it. Each is a write of its
 * own, with its history and its publish. Gives how many records changed.
 */
export async function replaceUses(
  context: Context,
  services: Services,
  from: { publicId: string; url: string },
  to: { url: string },
): Promise<number> {
  const found = await Promise.all(
    [...services.values()].map((each) => recordsOf(each, from.publicId)),
  );
  const uses = found.flat();
  for (const { service, record } of uses) {
    const names = Object.keys(service.resource.fields);
    const changed = names.filter((name) => JSON.stringify(record[name]).includes(from.publicId));
    const values = Object.fromEntries(
      changed.map((name) => [name, replaceIn(record[name], from, to)]),
    );
    await service.update(context, service.resource.isSingle ? '' : record.id, values, null);
  }
  return uses.length;
}

async function recordsOf(service: Service, publicId: string) {
  const { resource, model } = service;
  if (['uploads', 'users', 'newsletter'].includes(resource.name)) return [];
  const uses: { service: Service; record: PlainRecord }[] = [];
  for await (const stored of model.find({}).lean().cursor()) {
    const record = toRecord(resource.fields, stored);
    if (JSON.stringify(record).includes(publicId)) uses.push({ service, record });
  }
  return uses;
}

/** Any width of the picture, in any text of the value, becomes the other picture. */
function replaceIn(
  value: unknown,
  from: { publicId: string; url: string },
  to: { url: string },
): unknown {
  const base = from.url.slice(0, from.url.indexOf(from.publicId));
  const address = new RegExp(`${escapePattern(base + from.publicId)}/\\d+\\.webp`, 'g');
  return JSON.parse(JSON.stringify(value).replace(address, () => to.url));
}
