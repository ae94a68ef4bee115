import { htmlToText } from '#core/fields/html.ts';
import { isContent } from '#core/resource.ts';
import type { Service } from '#core/service.ts';
import { titleOf } from '#core/title-of.ts';

/** A record that names an address. */
export type LinkPlace = { resource: string; recordId: string; title: string };

/** Of each address, as many records are named. */
const MAX_PLACES = 20;

/** The addresses of other sites that records on the site name, each with those records. */
export async function findOutsideLinks(
  services: ReadonlyMap<string, Service>,
  publicUrl: string,
): Promise<Map<string, LinkPlace[]>> {
  const found = new Map<string, LinkPlace[]>();
  for (const { resource, model } of services.values()) {
    if (!isContent(resource) && !resource.isSingle) continue;
    const isShown = resource.publishedBy ? { [resource.publishedBy]: true } : {};
    for await (const record of model.find(isShown).lean().cursor()) {
      const recordId = String(record._id);
      const place = { resource: resource.name, recordId, title: titleOf(resource, record) };
      for (const address of outsideLinksIn(record, publicUrl)) {
        const places = found.get(address) ?? [];
        if (places.length < MAX_PLACES) found.set(address, [...places, place]);
      }
    }
  }
  return found;
}

/** The addresses of other sites in a value: whole texts, and links in rich text. */
export function outsideLinksIn(value: unknown, publicUrl: string): Set<string> {
  const own = URL.canParse(publicUrl) ? new URL(publicUrl).host : '';
  const isOutside = (address: string) => URL.canParse(address) && new URL(address).host !== own;
  return new Set(textsIn(value).flatMap(addressesIn).filter(isOutside));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value ?? 0) === Object.prototype;
  return isPlain ? Object.values(value as object).flatMap(textsIn) : [];
}

function addressesIn(text: string): string[] {
  if (/^https?:\/\/\S+$/i.test(text)) return [text];
  return [...text.matchAll(/\bhref="(https?:\/\/[^"\s]+)"/gi)].map(([, address = '']) =>
    htmlToText(address),
  );
}
