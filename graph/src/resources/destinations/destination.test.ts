import { expect, test } from 'vitest';
import { describeContent } from '../../testing/resource-contract.ts';
import { destinationInput } from '../../testing/test-server.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { destinations } from './destination.resource.ts';

const server = useTestServer();

describeContent({
  getServer: () => server,
  resource: destinations,
  ids: {
    list: 'API-DEST-1',
    read: 'API-DEST-2',
    create: 'API-DEST-3',
    update: 'API-DEST-4',
    remove: 'API-DEST-5',
  },
  makeInput: destinationInput,
  required: ['name', 'continent', 'description', 'image'],
  change: { featured: true, bestMonths: [6, 7] },
});

test('ENT-1 ENT-5 a destination has a slug from its name, and every default', async () => {
  const body = destinationInput({ name: 'Île de Mafia' });
  const { data } = (await server.rest('POST', '/destinations', { as: 'editor', body })).body;
  expect(data).toMatchObject({
    ...body,
    _id: data.id,
    version: 1,
    slug: 'ile-de-mafia',
    tourCount: 0,
    bestMonths: [],
    featured: false,
    isActive: true,
  });
});
