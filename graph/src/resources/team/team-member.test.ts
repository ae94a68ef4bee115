import { describe, expect, test } from 'vitest';
import { describeContent } from '../../testing/resource-contract.ts';
import type { Json } from '../../testing/test-server.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { team } from './team-member.resource.ts';

const server = useTestServer();

function memberInput(changes: object = {}): Json {
  return {
    name: 'Baraka',
    position: 'Guide',
    bio: '<p>Knows every bird.</p>',
    image: 'https://pictures.example/baraka.jpg',
    ...changes,
  };
}

const post = (changes: object) =>
  server.rest('POST', '/team', { as: 'editor', body: memberInput(changes) });

describeContent({
  getServer: () => server,
  resource: team,
  ids: {
    list: 'API-TEAM-1',
    read: 'API-TEAM-2',
    create: 'API-TEAM-3 VAL-15',
    update: 'API-TEAM-4',
    remove: 'API-TEAM-5',
  },
  makeInput: memberInput,
  required: ['name', 'position', 'bio', 'image'],
  change: { phone: '+255 700 000 001' },
});

describe('team members', () => {
  test('ENT-10 fills omitted fields with defaults and checks the e-mail', async () => {
    const { body } = await post({});
    expect(body.data).toMatchObject({ email: '', phone: '', order: 0, isActive: true });
    expect((await post({ email: 'no address' })).status).toBe(422);
  });

  test('API-TEAM-1 lists by display order', async () => {
    await post({ name: 'Last', order: 9 });
    await post({ name: 'First', order: -9 });
    const { body } = await server.rest('GET', '/team?isActive=true');
    expect([body.data[0].name, body.data.at(-1).name]).toEqual(['First', 'Last']);
  });
});
