import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@karibu/embedded-database';
import type { Connection } from 'mongoose';
import { type Logger, pino } from 'pino';
import { type App, createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { SYSTEM_CONTEXT } from '../core/access.ts';
import { connectDatabase } from '../database.ts';
import { prepareDatabase, type Services, serviceOf } from '../services.ts';
import type { Answer, Json } from './answer.ts';
import { readResponseContract } from './response-contract.ts';
import { testDatabaseUri } from './test-database.ts';

export type { Answer, Json };

export type TestServer = {
  url: string;
  express: App['express'];
  services: Services;
  storage: App['storage'];
  connection: Connection;
  databaseUri: string;
  dataDirectory: string;
  tokens: { admin: string; editor: string };
  /**
   * Calls REST. `as` is `admin`, `editor`, a token, or absent for a visitor. Throws for an answer
   * that the OpenAPI document does not describe.
   */
  rest: (method: string, path: string, options?: CallOptions) => Promise<Answer>;
  graphql: (query: string, variables?: object, as?: string) => Promise<Json>;
  signIn: (email: string, password: string) => Promise<Answer>;
  close: () => Promise<void>;
};

type CallOptions = { as?: string; body?: unknown; headers?: Record<string, string> };

type ServerOptions = { logger?: Logger; environment?: Record<string, string> };

/** Weak and fast: hashing at full strength would take most of the tests' time. */
export const QUICK_HASHING = { cost: 2 ** 12, blockSize: 8, parallelization: 1 };

export const PASSWORD = 'correct horse';

/** The real API on a new database, with one administrator and one editor. */
export async function startTestServer(options: ServerOptions = {}): Promise<TestServer> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'karibu-test-'));
  const { logger = pino({ level: 'silent' }), environment = {} } = options;
  const config = readConfig({ DATA_DIR: dataDirectory, NODE_ENV: 'test', ...environment });
  const uri = testDatabaseUri(randomUUID());
  const database = uri
    ? { uri, close: async () => {} }
    : await startEmbeddedDatabase({ directory: join(dataDirectory, 'database') });
  const connection = await connectDatabase(database.uri);
  const app = await createApp({
    config,
    connection,
    logger,
    adminDirectory: null,
    hashStrength: QUICK_HASHING,
  });
  await prepareDatabase(connection, app.services);
  const server = createServer(app.handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const call = createCaller(url);
  const check = await readResponseContract();

  const signIn = (email: string, password: string) =>
    call('POST', '/auth/login', { body: { email, password } });
  const tokens = { admin: '', editor: '' };
  for (const role of ['admin', 'editor'] as const) {
    const email = `${role}@karibu.example`;
    const account = { name: role, email, role, password: PASSWORD };
    await serviceOf(app.services.byName, 'users').create(SYSTEM_CONTEXT, account);
    tokens[role] = (await signIn(email, PASSWORD)).body.data.token;
  }
  const named = (as: string | undefined) => (as === 'admin' || as === 'editor' ? tokens[as] : as);

  return {
    url,
    express: app.express,
    services: app.services,
    storage: app.storage,
    connection,
    databaseUri: database.uri,
    dataDirectory,
    tokens,
    signIn,
    async rest(method, path, options = {}) {
      const answer = await call(method, path, { ...options, as: named(options.as) });
      check(method, path, answer);
      return answer;
    },
    async graphql(query, variables = {}, as) {
      const options = { as: named(as), body: { query, variables }, base: '/graphql' };
      return (await call('POST', '', options)).body;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await app.close();
      if (uri) await connection.dropDatabase();
      await connection.close();
      await database.close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

type CallerOptions = Omit<CallOptions, 'as'> & { as?: string | undefined; base?: string };

function createCaller(url: string) {
  return async (method: string, path: string, options: CallerOptions): Promise<Answer> => {
    const { as, body, headers = {}, base = '/api' } = options;
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}${base}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...(as && { authorization: `Bearer ${as}` }),
        ...headers,
      },
      ...(body !== undefined && {
        body: isForm || typeof body === 'string' ? body : JSON.stringify(body),
      }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parse(text) };
  };
}

function parse(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A tour with every required field. */
export function tourInput(changes: object = {}): Json {
  return {
    title: 'Reef Day',
    description: '<p>A day on the reef.</p>',
    image: 'https://pictures.example/reef.jpg',
    category: 'Sea & Reef',
    destination: 'Zanzibar',
    tourType: 'zanzibar-excursion',
    duration: '1 Day',
    price: 95,
    ...changes,
  };
}

/** A destination with every required field. */
export function destinationInput(changes: object = {}): Json {
  return {
    name: 'Zanzibar',
    continent: 'Africa',
    description: '<p>An island of cloves.</p>',
    image: 'https://pictures.example/zanzibar.jpg',
    ...changes,
  };
}
