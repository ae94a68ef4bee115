import { publicPath } from '@karibu/graph/contract.ts';
import type { createCaller, Json } from '../../server/test-process.ts';

/** A kind of edit. `save` does it for the n-th time and gives what the page at `path` then has. */
export type Edit = {
  name: string;
  path: string;
  /** Whether it changes every page. */
  isWide: boolean;
  save: (number: number) => Promise<string>;
};

type Call = Awaited<ReturnType<typeof createCaller>>;

/** The edits that the benchmark makes, of a tour and a destination that are there. */
export async function listEdits(call: Call): Promise<Edit[]> {
  const [tour] = await call('GET', '/tours?limit=1');
  const [place] = await call('GET', '/destinations?limit=1');
  const tourPath = publicPath.tours(tour.slug);
  const saves: [string, string, (number: number) => Promise<string>][] = [
    ['description', tourPath, (number) => describe(call, tour, number)],
    ['price', tourPath, (number) => setPrice(call, tour, number)],
    ['name', publicPath.destinations(place.slug), (number) => rename(call, place, number)],
    ['setting', '/about', (number) => setSiteName(call, number)],
  ];
  return saves.map(([name, path, save]) => ({ name, path, save, isWide: name === 'setting' }));
}

async function describe(call: Call, { id, description }: Json, number: number) {
  const shown = `Edit number ${number}.`;
  await call('PUT', `/tours/${id}`, { description: `${description}<p>${shown}</p>` });
  return shown;
}

async function setPrice(call: Call, { id }: Json, number: number) {
  const price = 9000 + number;
  await call('PUT', `/tours/${id}`, { price });
  return `$${price.toLocaleString('en-US')}`;
}

async function rename(call: Call, { id, name }: Json, number: number) {
  const renamed = `${name} no ${number}.`;
  await call('PUT', `/destinations/${id}`, { name: renamed });
  return renamed;
}

async function setSiteName(call: Call, number: number) {
  const settings = await call('GET', '/settings');
  const siteName = `House no ${number}.`;
  await call('PUT', '/settings', { ...settings, siteName });
  return siteName;
}
