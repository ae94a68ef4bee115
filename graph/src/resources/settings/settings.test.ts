import { expect, test } from 'vitest';
import type { Json } from '../../testing/test-server.ts';
import { describeBothDoors } from '../../testing/two-doors.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { settings } from './settings.resource.ts';

const server = useTestServer();

const put = (body: object, as = 'editor') => server.rest('PUT', '/settings', { as, body });

test('API-SET-1 ENT-12 gives every field before the first save', async () => {
  const { status, body } = await server.rest('GET', '/settings');
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    version: 0,
    siteName: '',
    heroSection: { title: '', subtitle: '', backgroundImage: '' },
    whyChooseUs: [],
    timeZone: 'Africa/Dar_es_Salaam',
  });
});

test('API-SET-2 makes one record from two first saves, and refuses a stale version', async () => {
  const [one, two] = await Promise.all([put({ siteName: 'One' }), put({ siteName: 'Two' })]);
  expect([one.status, two.status]).toEqual([200, 200]);
  const { body } = await server.rest('GET', '/settings');
  expect(body.data.version).toBe(2);
  const whole = { ...body.data, socialLinks: { facebook: 'https://social.example/k' } };
  const saved = await put(whole);
  expect(saved.body.data.socialLinks).toMatchObject({
    facebook: 'https://social.example/k',
    youtube: '',
  });
  const stale = await put(whole);
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE_VERSION']);
});

describeBothDoors(
  () => server,
  'settings',
  (door) => {
    const { get, update } = door.of(settings);

    test('API-SET-2 CONST-3 CONST-4 API-14 names each wrong field by its path', async () => {
      expect((await update('', { siteName: 'X' })).code).toBe('UNAUTHENTICATED');
      const wrong = {
        siteName: '',
        whatsappNumber: '+255 700',
        mapEmbedUrl: 'javascript:alert(1)',
        timeZone: 'Africa/Dar es Salaam',
        socialLinks: { twitter: 'not an address' },
        ourValues: [{ icon: 'Skull', title: 'Bad' }],
      };
      const { code, errors } = await update('', wrong, 'editor');
      expect(code).toBe('INVALID');
      expect(errors.map(({ path }: Json) => path).sort()).toEqual([
        'mapEmbedUrl',
        'ourValues.0.icon',
        'siteName',
        'socialLinks.twitter',
        'timeZone',
        'whatsappNumber',
      ]);
    });

    test('drops a card with only an icon, and refuses a card without a title', async () => {
      const blank = { icon: 'Heart', title: ' ', description: '' };
      const whole = { icon: 'Leaf', title: 'Light feet', description: '' };
      const saved = await update('', { whyChooseUs: [blank, whole, { icon: 'Award' }] }, 'editor');
      expect(saved.data.whyChooseUs).toEqual([whole]);
      const wrong = await update('', { whyChooseUs: [{ ...blank, description: 'Why' }] }, 'editor');
      expect(wrong.code).toBe('INVALID');
    });

    test('API-SET-2 CONST-3 API-14 saves groups and rows; refuses a stale version', async () => {
      const { data } = await get('');
      const icons = ['Heart', 'Target', 'Leaf', 'Award', 'Users', 'Globe'];
      const changes = {
        siteName: door.name,
        heroSection: { title: 'Karibu', subtitle: '', backgroundImage: '' },
        ourValues: icons.map((icon) => ({ icon, title: 'Light feet', description: '' })),
      };
      const saved = await update('', changes, 'editor', data.version);
      expect(saved.data).toMatchObject(changes);
      expect((await get('')).data).toEqual(saved.data);
      expect((await update('', changes, 'editor', data.version)).code).toBe('STALE_VERSION');
    });
  },
);
