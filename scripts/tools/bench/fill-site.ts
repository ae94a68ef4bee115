import { SYSTEM_CONTEXT } from '@karibu/graph/core/access.ts';
import { defaultValues } from '@karibu/graph/core/read/record.ts';
import { serviceOf } from '@karibu/graph/services.ts';
import { type Content, runOnContent } from '../../server/open-content.ts';
import { makeManyRecords } from './many-records.ts';
import { OWNER, readWithoutUploads } from './samples.ts';

/** `node fill-site.ts DATA_DIR PAGES`: the content of a site of about so many HTML pages. */
const [dataDirectory = '', pages = '0'] = process.argv.slice(2);
const environment = { DATA_DIR: dataDirectory, NODE_ENV: 'production' };
await runOnContent((content) => fill(content, Number(pages)), environment);

/** Inserts without history: ten thousand recorded changes would take minutes. */
async function fill(content: Content, pages: number): Promise<void> {
  const service = (name: string) => serviceOf(content.services.byName, name);
  await service('users').create(SYSTEM_CONTEXT, { ...OWNER, name: 'Owner', role: 'admin' });
  for (const name of ['settings', 'metrics'] as const) {
    const [values] = await readWithoutUploads(name);
    await service(name).update(SYSTEM_CONTEXT, '', values, null);
  }
  const pictures = Array.from({ length: Math.max(20, Math.round(pages / 10)) }, makePicture);
  await insert(content, 'uploads', pictures);
  const addresses = pictures.map(({ url }) => url);
  for (const { name, records } of await makeManyRecords(pages, addresses)) {
    await insert(content, name, records);
  }
  await content.connection.collection('outbox').deleteMany({});
}

function makePicture(_: unknown, index: number) {
  const id = 'a7c3'.repeat(4) + index.toString(16).padStart(4, '0');
  const widths = [320, 640, 768, 1024, 1280, 1536];
  const size = { width: 1536, height: 1024, widths, bytes: 240_000 };
  const placeholder = '#a1b2c3 #d4e5f6';
  return { public_id: id, url: `/uploads/${id}/1536.webp`, placeholder, ...size };
}

async function insert({ services }: Content, name: string, records: object[]): Promise<void> {
  const { model, resource } = serviceOf(services.byName, name);
  const createdAt = new Date();
  const system = { version: 1, createdAt, updatedAt: createdAt };
  const stored = records.map((record) => ({
    ...defaultValues(resource.fields),
    ...record,
    ...system,
  }));
  for (let start = 0; start < stored.length; start += 1000) {
    await model.insertMany(stored.slice(start, start + 1000));
  }
}
