import { readFile } from 'node:fs/promises';
import {
  buildSchema,
  type GraphQLField,
  getNamedType,
  isInputObjectType,
  isLeafType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACCESS, sectionOf } from '../testing/access-table.ts';
import { CONTENT, SAMPLE_FIELDS, SAMPLE_RECORDS } from '../testing/sample-records.ts';
import { type Json, PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';

type Group = keyof typeof ACCESS.rest;
type Staff = 'author' | 'limited editor' | 'editor' | 'admin';
type Role = 'nobody' | Staff | 'deactivated user' | 'expired token' | 'forged token';
type Outcome = 'allowed' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND';

const ROLES: Role[] = [
  ...(['nobody', 'author', 'limited editor', 'editor', 'admin'] as const),
  ...(['deactivated user', 'expired token', 'forged token'] as const),
];
const readGenerated = (name: string) => readFile(new URL(`../../${name}`, import.meta.url), 'utf8');
const { paths }: Json = JSON.parse(await readGenerated('openapi.json'));
const routes = Object.keys(paths).flatMap((path) =>
  Object.keys(paths[path]).map((method) => `${method.toUpperCase()} ${path}`),
);
const schema = buildSchema(await readGenerated('schema.graphql'));
const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const fields = [...queries, ...mutations];
const UNKNOWN_ID = 'aaaaaaaaaaaaaaaaaaaaaaaa';

let server: TestServer;
const tokens = new Map<Role, string>();
const hidden = new Map<string, Json>();

beforeAll(async () => {
  server = await startTestServer();
  for (const role of ROLES) tokens.set(role, '');
  for (const role of ['editor', 'admin'] as const) tokens.set(role, server.tokens[role]);
  for (const staff of [AUTHOR, LIMITED]) tokens.set(staff.role, await addStaff(staff.role, staff));
  tokens.set('deactivated user', await tokenOfDeactivated());
  tokens.set('expired token', await expiredToken());
  tokens.set('forged token', forge(server.tokens.admin));
  for (const [path, sample] of Object.entries(SAMPLE_RECORDS)) {
    const flag = flagOf(path);
    const input = flag ? { ...sample, [flag]: false } : sample;
    const { status, body } = await server.rest('POST', path, { as: 'editor', body: input });
    expect([path, status]).toEqual([path, 201]);
    hidden.set(path, body.data);
  }
});
afterAll(() => server.close());

/** What the limited editor works on. */
const SECTION = 'tours';
const STAFF = new Set<Role>(['author', 'limited editor', 'editor', 'admin']);
const AUTHOR = { role: 'author', account: { role: 'author' } } as const;
const LIMITED = {
  role: 'limited editor',
  account: { role: 'editor', sections: [SECTION] },
} as const;

const size = (rows: number) => `${rows} × ${ROLES.length} = ${rows * ROLES.length} calls`;

/** The flag that hides a record from visitors; null where none of the resource is shown. */
function flagOf(path: string): string | null {
  return CONTENT.find(({ name }) => path === `/${name}`)?.publishedBy ?? null;
}

test('REG-4 ROLE-1 ROLE-2 ROLE-3 ROLE-4 API-6 API-7 every route and field has its row', () => {
  const rows = (table: Record<Group, readonly string[]>) => Object.values(table).flat().sort();
  const remedy = 'Give each a row in graph/src/testing/access-table.ts';
  expect(rows(ACCESS.rest), remedy).toEqual([...routes].sort());
  expect(rows(ACCESS.graphql), remedy).toEqual(fields.map(({ name }) => name).sort());
});

test('API-1 the OpenAPI document lists every route that the server has, and no other', () => {
  const real = listRealRoutes((server.express as unknown as Layer['handle']).router);
  expect(real.sort()).toEqual([...routes].sort());
});

test(`OFF-16 ROLE-1 ROLE-2 ROLE-3 ROLE-4 API-6 API-7 REST admits: ${size(routes.length)}`, async () => {
  const wrong: unknown[] = [];
  for (const [group, rows] of Object.entries(ACCESS.rest) as [Group, readonly string[]][]) {
    for (const row of rows) {
      for (const role of ROLES) {
        const outcome = await callRoute(row, await tokenFor(role, row));
        const expected = expectedOutcome(group, role, sectionOf(row));
        if (outcome !== expected) wrong.push({ row, role, expected, outcome });
      }
    }
  }
  expect(wrong).toEqual([]);
});

test(`OFF-16 ROLE-1 ROLE-2 ROLE-3 ROLE-4 API-14 GraphQL admits: ${size(fields.length)}`, async () => {
  const wrong: unknown[] = [];
  for (const field of fields) {
    const group = groupOf(field.name);
    const kind = queries.includes(field) ? 'query' : 'mutation';
    for (const role of ROLES) {
      const outcome = await callField(kind, field, await tokenFor(role, field.name));
      const expected = expectedOutcome(group, role, sectionOf(field.name));
      if (outcome !== expected) wrong.push({ field: field.name, role, expected, outcome });
    }
  }
  expect(wrong).toEqual([]);
});

function expectedOutcome(group: Group, role: Role, section: string | null): Outcome {
  if (group === 'everyone' || role === 'admin') return 'allowed';
  const isElsewhere = role === 'limited editor' && section !== null && section !== SECTION;
  if (isElsewhere) return group === 'shownToEveryone' ? 'NOT_FOUND' : 'FORBIDDEN';
  if (role === 'editor' || role === 'limited editor') {
    return group === 'admins' ? 'FORBIDDEN' : 'allowed';
  }
  if (role === 'author') {
    return group === 'admins' || group === 'editorsAndAdmins' ? 'FORBIDDEN' : 'allowed';
  }
  return group === 'shownToEveryone' ? 'NOT_FOUND' : 'UNAUTHENTICATED';
}

/** Signing out ends the session of its request, so it gets a session of its own. */
async function tokenFor(role: Role, row: string): Promise<string> {
  if (!/logout/.test(row) || !STAFF.has(role)) return tokens.get(role) ?? '';
  const email = `${role.replace(' ', '-')}@karibu.example`;
  return (await server.signIn(email, PASSWORD)).body.data.token;
}

/** Names no existing record and sends an empty body, so that only the viewer makes a difference. */
async function callRoute(row: string, token: string): Promise<Outcome> {
  const [method = '', template = ''] = row.split(' ');
  const record = hidden.get(`/${template.split('/')[1]}`);
  const isRead = method === 'GET' && !template.endsWith('/history');
  const path = template
    .replace('{id}', (isRead && record?.id) || UNKNOWN_ID)
    .replace('{slug}', record?.slug)
    .replace('{category}', 'none');
  const body = method === 'GET' ? undefined : {};
  const { status, body: answer } = await server.rest(method, path, { as: token, body });
  const isRefused = [401, 403].includes(status) || (record && isRead && status === 404);
  if (isRefused) return answer.code;
  const isFine = method === 'GET' ? status === 200 || status === 404 : status < 500;
  return isFine ? 'allowed' : answer.code;
}

async function callField(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  token: string,
): Promise<Outcome> {
  const record = hidden.get(SAMPLE_FIELDS[field.name.replace('BySlug', '')] ?? '');
  const given = field.args.map(({ name, type }) => {
    if (isInputObjectType(getNamedType(type))) return `${name}: {}`;
    if (name === 'id') return `id: "${record?.id ?? UNKNOWN_ID}"`;
    if (name === 'slug') return `slug: "${record?.slug}"`;
    return name === 'version' ? 'version: 1' : '';
  });
  const list = given.filter(Boolean).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
  const document = `${kind} { ${field.name}${list && `(${list})`} ${selection} }`;
  const { errors } = await server.graphql(document, {}, token);
  const code = errors?.[0]?.extensions.code;
  if (code === 'NOT_FOUND' && !record) return 'allowed';
  expect(errors?.[0]?.message ?? '').not.toMatch(/Cannot query|Syntax|argument/);
  const isSound = [undefined, 'INVALID', 'BAD_REQUEST', 'STALE_VERSION'].includes(code);
  return isSound ? 'allowed' : code;
}

function groupOf(name: string): Group {
  const found = Object.entries(ACCESS.graphql).find(([, names]) =>
    (names as readonly string[]).includes(name),
  );
  return found?.[0] as Group;
}

/** The token of a new member of staff. */
async function addStaff(name: string, { account }: { account: object }): Promise<string> {
  const email = `${name.replace(' ', '-')}@karibu.example`;
  const body = { name, email, password: PASSWORD, ...account };
  expect((await server.rest('POST', '/users', { as: 'admin', body })).status).toBe(201);
  return (await server.signIn(email, PASSWORD)).body.data.token;
}

async function tokenOfDeactivated(): Promise<string> {
  const account = { name: 'Gone', email: 'gone@karibu.example', password: PASSWORD, role: 'admin' };
  const { body } = await server.rest('POST', '/users', { as: 'admin', body: account });
  const { token } = (await server.signIn(account.email, PASSWORD)).body.data;
  await server.rest('PUT', `/users/${body.data.id}`, { as: 'admin', body: { isActive: false } });
  return token;
}

async function expiredToken(): Promise<string> {
  const { token } = (await server.signIn('admin@karibu.example', PASSWORD)).body.data;
  expect((await server.rest('GET', '/auth/me', { as: token })).status).toBe(200);
  const { jti } = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
  const sessions = server.connection.collection<{ _id: string }>('sessions');
  await sessions.updateOne({ _id: jti }, { $set: { expiresAt: new Date(0) } });
  return token;
}

/** A real token, signed with another key. */
function forge(token: string): string {
  const [head, payload] = token.split('.');
  return `${head}.${payload}.${Buffer.alloc(32, 7).toString('base64url')}`;
}

type Layer = {
  route?: { path: string; methods: Record<string, boolean> };
  handle: { router?: { stack: Layer[] }; stack?: Layer[] };
};

/** Every route in the routers of the running application, nested ones included. */
function listRealRoutes(router: { stack: Layer[] } | undefined): string[] {
  return (router?.stack ?? []).flatMap(({ route, handle }) => {
    if (!route) return handle.stack ? listRealRoutes({ stack: handle.stack }) : [];
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    return Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${path}`);
  });
}
