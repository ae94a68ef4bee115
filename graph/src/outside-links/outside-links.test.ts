import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, isIP, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SYSTEM_CONTEXT } from '#core/access.ts';
import { startTestServer, type TestServer, tourInput } from '../testing/test-server.ts';
import { type Asking, checkAddress } from './check-address.ts';
import { outsideLinksIn } from './find-outside-links.ts';
import { checkLinks } from './link-checks.ts';
import { mayBePublic } from './public-address.ts';
import { nameAsker } from './start-link-checks.ts';

/** What the other site answers, by path; and what it was asked. */
const ANSWERS: Record<string, [status: number, location?: string]> = {
  '/there': [200],
  '/moved': [301, '/there'],
  '/moved-away': [302, '/gone'],
  '/inside': [302, 'http://127.0.0.2/'],
  '/file': [302, 'file:///etc/passwd'],
  '/circle': [302, '/circle'],
  '/no-head': [200],
  '/gone': [410],
  '/forbidden': [403],
  '/broken': [500],
};
let asked: string[] = [];
let askedBy: string | undefined;
let other: Server;
let port: string;
let host: string;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  other = createServer(({ method, url = '', headers }, response) => {
    asked.push(`${method} ${url}`);
    askedBy = headers['user-agent'];
    const [status, location] = ANSWERS[url] ?? [404];
    const isRefused = method === 'HEAD' && url === '/no-head';
    response.writeHead(isRefused ? 404 : status, location ? { location } : {});
    response.end();
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  port = String((other.address() as AddressInfo).port);
  host = `127.0.0.1:${port}`;
});
afterAll(async () => {
  other.close();
  await server.close();
});

const asking = (): Asking => ({
  userAgent: 'test',
  signal: new AbortController().signal,
  port,
  addresses: ['127.0.0.1'],
  // No test depends on the names that a machine knows.
  lookup: (name, _options, tell) =>
    tell(Object.assign(new Error(`No ${name}`), { code: 'ENOTFOUND' }), []),
});

test.each([
  ['/there', 'works'],
  ['/moved', 'works'],
  ['/moved-away', 'gone'],
  ['/no-head', 'works'],
  ['/gone', 'gone'],
  ['/missing', 'gone'],
  ['/forbidden', 'unsure'],
  ['/broken', 'unsure'],
  ['/circle', 'unsure'],
  ['/file', 'unsure'],
  ['/inside', 'unsure'],
])('OFF-19 what a link leads to is told by its host: %s %s', async (path, outcome) => {
  expect(await checkAddress(`http://${host}${path}`, asking())).toBe(outcome);
});

describe('TRUST-7 a link never makes the server ask', () => {
  const PRIVATE = [
    ...['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '10.0.0.7'],
    ...['192.168.1.1', '172.16.0.1', '169.254.169.254', '[fd00::1]', '[fe80::1]', '0x7f000001'],
  ];
  test.each(PRIVATE)('a host of its own network: %s', async (name) => {
    asked = [];
    const { lookup: _, ...byNames } = asking();
    const asPublic = { ...byNames, addresses: [] };
    expect(await checkAddress(`http://${name}:${port}/there`, asPublic)).toBe('unsure');
    expect(asked).toEqual([]);
  });
});

describe('TRUST-7 a link never makes the server connect to an address that is not public', () => {
  const SPECIAL = {
    'this network, private or shared': [
      ...['0.1.2.3', '10.1.2.3', '127.9.9.9', '172.31.0.1', '192.168.9.9', '100.64.0.1'],
    ],
    'link-local, multicast, broadcast': [
      ...['169.254.1.1', '224.0.0.251', '255.255.255.255', 'fe80::1', 'fec0::1', 'ff02::1'],
    ],
    'for protocols, documentation and tests, or reserved': [
      ...['192.0.0.8', '192.0.2.1', '192.31.196.1', '192.52.193.1', '192.88.99.1', '192.175.48.1'],
      ...['198.18.0.1', '198.51.100.1', '203.0.113.1', '240.0.0.1', '2001:db8::1', '3fff::1'],
      ...['2001:2::1', '2001:20::1', '100::1', '100:0:0:1::1', '5f00::1', 'fc00::1', '4000::1'],
    ],
    'with an IPv4 address in it': [
      ...[
        '::ffff:10.0.0.1',
        '::10.0.0.1',
        '::ffff:0:10.0.0.1',
        '2002:a00:1::',
        '64:ff9b::10.0.0.1',
      ],
      ...['64:ff9b:1::10.0.0.1', '2001:0:a00:1::1', '::8.8.8.8'],
    ],
    'that tells of a machine in a cloud': [
      ...['169.254.169.254', '169.254.170.2', 'fd00:ec2::254', 'fd20:ce::254', '100.100.100.200'],
      ...['192.0.0.192', '168.63.129.16', '::ffff:168.63.129.16'],
    ],
  };
  const cases = Object.entries(SPECIAL).flatMap(([kind, all]) => all.map((each) => [kind, each]));
  let attempts: string[] = [];
  const watch = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    socket.on('connectionAttempt', (address) => attempts.push(address));
  };
  beforeAll(() => subscribe('net.client.socket', watch));
  afterAll(() => unsubscribe('net.client.socket', watch));

  test.each(cases)('%s: %s, named by itself or by a name', async (_kind, address) => {
    attempts = [];
    const family = isIP(address);
    const lookup: Asking['lookup'] = (_name, { all }, tell) =>
      all ? tell(null, [{ address, family }]) : tell(null, address, family);
    const asPublic = { ...asking(), addresses: [], lookup };
    for (const host of [family === 6 ? `[${address}]` : address, 'public.example']) {
      expect(await checkAddress(`http://${host}:${port}/there`, asPublic)).toBe('unsure');
    }
    expect(attempts).toEqual([]);
  });

  test('but it may to one that is public', () => {
    expect(
      ['8.8.8.8', '168.63.129.17', '2606:4700::1111', '2a00::1'].filter(mayBePublic),
    ).toHaveLength(4);
  });
});

test('OFF-19 who asks is named in ASCII, also where the address of the site is not', async () => {
  const userAgent = nameAsker('https://сафари.example/добро');
  expect(await checkAddress(`http://${host}/there`, { ...asking(), userAgent })).toBe('works');
  const path = encodeURI('/добро');
  expect(askedBy).toBe(`Karibu-Link-Check/1.0 (https://xn--80aay5act.example${path})`);
  expect(nameAsker('')).toBe('Karibu-Link-Check/1.0');
});

test('OFF-19 a host that speaks another protocol, or hangs up, holds up nothing', async () => {
  const answers = [
    'HTTP/1.1 101 X\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    'HTTP/1.1 100 Continue\r\n\r\n',
    'no protocol at all\r\n\r\n',
    '',
  ];
  for (const answer of answers) {
    const odd = createTcpServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        socket.write(answer);
        if (!answer.includes('101')) socket.end();
      });
    });
    await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
    const at = String((odd.address() as AddressInfo).port);
    const outcome = await checkAddress(`http://127.0.0.1:${at}/`, { ...asking(), port: at });
    expect(outcome, answer).toBe('unsure');
    odd.close();
  }
});

test('OFF-19 a name that is not known counts only where other hosts answer', async () => {
  const own = await startTestServer();
  const { services, connection } = own;
  const tools = { services: services.byName, connection, publicUrl: 'https://karibu.example' };
  expect(await checkAddress('http://no-such-host.invalid/', asking())).toBe('no-host');
  const readFailures = async () =>
    Object.fromEntries(
      (await connection.collection('link_checks').find({}).toArray()).map(({ _id, failures }) => [
        String(_id),
        failures,
      ]),
    );
  const checks = connection.collection<{ _id: string }>('link_checks');
  const lost = 'http://no-such-host.invalid/';
  await services.byName
    .get('settings')
    ?.update(SYSTEM_CONTEXT, '', { socialLinks: { facebook: lost } }, null);
  await checkLinks(tools, asking());
  expect(await readFailures()).toMatchObject({ [lost]: 0 });
  const there = `http://${host}/there`;
  const links = { socialLinks: { facebook: lost, twitter: there } };
  await services.byName.get('settings')?.update(SYSTEM_CONTEXT, '', links, null);
  await checks.updateOne({ _id: lost }, { $set: { checkedAt: new Date(0) } } as object);
  await checkLinks(tools, asking());
  expect(await readFailures()).toMatchObject({ [lost]: 1, [there]: 0 });
  // An hour later it is the only one that is due.
  await checkLinks(tools, asking(), new Date(Date.now() + 2 * 3_600_000));
  expect(await readFailures()).toMatchObject({ [lost]: 2, [there]: 0 });
  await own.close();
});

test('links to other sites are found in texts, rich text and rows, and those of the own site are not', () => {
  const record = {
    website: 'https://a.example/x?a=1&b=2',
    text: '<p><a href="https://b.example/?p=1&amp;q=2">B</a> <a href="/terms">own</a></p>',
    rows: [{ note: 'see https://c.example/ for more', link: 'http://d.example' }],
    own: 'https://www.karibu.example/tours',
    wrong: 'https://',
  };
  expect([...outsideLinksIn(record, 'https://www.karibu.example')]).toEqual([
    'https://a.example/x?a=1&b=2',
    'https://b.example/?p=1&q=2',
    'http://d.example',
  ]);
});

test('OFF-19 a link that led nowhere twice is a task, until it is mended or works again', async () => {
  const { services, connection } = server;
  const tools = { services: services.byName, connection, publicUrl: 'https://karibu.example' };
  const description = `<p>See <a href="http://${host}/there">this</a> and <a href="http://${host}/old">that</a>.</p>`;
  const create = {
    as: 'editor',
    body: tourInput({ title: 'Linked', description, image: `http://${host}/there` }),
  };
  const { body } = await server.rest('POST', '/tours', create);
  const now = Date.now();
  const check = (hours: number) => checkLinks(tools, asking(), new Date(now + hours * 3_600_000));
  const readTasks = async (as = 'editor') => {
    const answer = await server.rest('GET', '/tasks', { as });
    return answer.body.data.filter(({ kind }: { kind: string }) => kind === 'broken-link');
  };
  await check(0);
  expect(await readTasks()).toEqual([]);
  asked = [];
  await check(0.5);
  expect(asked).toEqual([]);
  await check(2);
  expect(asked).toEqual(['HEAD /old', 'GET /old']);
  const task = {
    ...{ kind: 'broken-link', resource: 'tours', recordId: body.data.id, title: 'Linked' },
    ...{ count: 1, address: `http://${host}/old`, date: '' },
  };
  expect(await readTasks()).toEqual([task]);

  ANSWERS['/old'] = [200];
  await check(40);
  expect(await readTasks()).toEqual([]);
  delete ANSWERS['/old'];
  await check(40 + 8 * 24);
  await check(42 + 8 * 24);
  expect(await readTasks()).toEqual([task]);
  const mended = { description: '<p>No link.</p>' };
  await server.rest('PUT', `/tours/${body.data.id}`, { as: 'editor', body: mended });
  expect(await readTasks()).toEqual([]);
});
