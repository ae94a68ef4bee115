import type { Destination, Media, Settings, Snapshot, Tour } from './contract.ts';
import { publicPath } from './contract.ts';
import { type Context, PUBLIC_CONTEXT, SYSTEM_CONTEXT } from './core/access.ts';
import { EVERYTHING } from './core/paging.ts';
import type { Service } from './core/service.ts';
import { serviceOf } from './services.ts';

/** Reads all that the public site is made from, as an anonymous visitor would see it. */
export async function readSnapshot(
  services: Map<string, Service>,
  publicUrl: string,
): Promise<Snapshot> {
  const read = (name: string) => readAll(serviceOf(services, name), PUBLIC_CONTEXT);
  const [settings, tours, destinations, uploads, redirects] = await Promise.all([
    serviceOf(services, 'settings').get(PUBLIC_CONTEXT, ''),
    read('tours'),
    read('destinations'),
    readAll(serviceOf(services, 'uploads'), SYSTEM_CONTEXT),
    readRedirects(services),
  ]);
  return {
    publicUrl,
    settings: settings as unknown as Settings,
    tours: tours as unknown as Tour[],
    destinations: destinations as unknown as Destination[],
    media: (uploads as unknown as Media[]).map(toMedia),
    redirects,
  };
}

async function readAll(service: Service, context: Context) {
  const records = [];
  for (let page = 1; ; page += 1) {
    const found = await service.list(context, { ...EVERYTHING, page });
    records.push(...found.records);
    if (records.length >= found.count || found.records.length === 0) return records;
  }
}

function toMedia({ url, width, height, placeholder, widths }: Media): Media {
  return { url, width, height, placeholder, widths };
}

/** Old addresses of published pages, unless another page has taken them since. */
async function readRedirects(services: Map<string, Service>): Promise<Record<string, string>> {
  const redirects: Record<string, string> = {};
  for (const [name, pathOf] of Object.entries(publicPath)) {
    const { model, resource } = serviceOf(services, name);
    const visible = resource.publishedBy ? { [resource.publishedBy]: true } : {};
    const moved = await model
      .find({ ...visible, previousSlugs: { $exists: true, $ne: [] } })
      .lean();
    for (const record of moved) {
      const target = pathOf(String(record.slug));
      for (const old of record.previousSlugs as string[]) redirects[pathOf(old)] = target;
    }
    const taken = await model.distinct('slug', { ...visible, slug: { $in: slugsOf(redirects) } });
    for (const slug of taken) delete redirects[pathOf(String(slug))];
  }
  return redirects;
}

function slugsOf(redirects: Record<string, string>): string[] {
  return Object.keys(redirects).map((path) => path.split('/').at(-1) ?? '');
}
