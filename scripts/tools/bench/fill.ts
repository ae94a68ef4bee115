import { SYSTEM_CONTEXT } from '@karibu/graph/core/access.ts';
import { TOUR_TYPES } from '@karibu/graph/resources/tours/tour.fields.ts';
import { serviceOf } from '@karibu/graph/services.ts';
import { type Content, runOnContent } from '../../server/open-content.ts';
import { makeTour, OWNER, readWithoutUploads } from './samples.ts';

const [dataDirectory = '', count = '0'] = process.argv.slice(2);
const environment = { DATA_DIR: dataDirectory, NODE_ENV: 'production' };
await runOnContent((content) => fill(content, Number(count)), environment);

async function fill({ connection, services }: Content, count: number): Promise<void> {
  const service = (name: string) => serviceOf(services.byName, name);
  await service('users').create(SYSTEM_CONTEXT, { ...OWNER, name: 'Owner', role: 'admin' });
  // The sample of a tour names some of them.
  for (const name of ['stays', 'team'] as const) {
    for (const record of await readWithoutUploads(name)) {
      await service(name).create(SYSTEM_CONTEXT, record);
    }
  }
  const { id: _, ...first } = await service('tours').create(SYSTEM_CONTEXT, makeTour('tour-0'));
  // Inserts without history: ten thousand recorded changes would take minutes.
  const { _id: __, ...values } = first;
  const rest = Array.from({ length: count - 1 }, (_each, index) => {
    const name = `tour-${index + 1}`;
    // So that a filter has something to leave out.
    const tourType = TOUR_TYPES[index % TOUR_TYPES.length];
    return { ...values, title: name, slug: name, tourType };
  });
  for (let start = 0; start < rest.length; start += 1000) {
    await service('tours').model.insertMany(rest.slice(start, start + 1000));
  }
  await connection.collection('outbox').deleteMany({});
}
