import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SYSTEM_CONTEXT } from '@karibu/graph/core/access.ts';
import { startEmbeddedDatabase } from '@karibu/graph/database/embedded/embedded-database.ts';
import { prepareDatabase, serviceOf } from '@karibu/graph/services.ts';
import { ROOT } from '../root.ts';
import { tours } from '../seed/content/tours.ts';
import { openContent } from '../server/open-content.ts';
import { createCaller, until } from '../server/test-process.ts';

export const OWNER = { email: 'owner@karibu.example', password: 'correct horse' } as const;

/** A tour like those of the demo, with a slug of its own. */
export function makeTour(name: string) {
  const [sample] = tours;
  return { ...sample, title: name, slug: name, image: '/uploads/a/1536.webp', gallery: [] };
}

/** Fills a new data directory with an administrator and tours called `tour-0`, `tour-1`, … */
export async function fillDataDirectory(dataDirectory: string, count: number): Promise<void> {
  const database = await startEmbeddedDatabase({ directory: join(dataDirectory, 'database') });
  const config = { dataDirectory, firebase: null, isProduction: true, publicUrl: null };
  const { connection, services } = await openContent(database.uri, config);
  await prepareDatabase(connection, services);
  const service = (name: string) => serviceOf(services.byName, name);
  await service('users').create(SYSTEM_CONTEXT, { ...OWNER, name: 'Owner', role: 'admin' });
  const { id: _, ...first } = await service('tours').create(SYSTEM_CONTEXT, makeTour('tour-0'));
  // Straight into the collection: ten thousand noted changes would take minutes.
  const { _id: __, ...values } = first;
  const rest = Array.from({ length: count - 1 }, (_each, index) => {
    const name = `tour-${index + 1}`;
    return { ...values, title: name, slug: name };
  });
  for (let start = 0; start < rest.length; start += 1000) {
    await service('tours').model.insertMany(rest.slice(start, start + 1000));
  }
  await connection.collection('outbox').deleteMany({});
  await connection.close();
  await database.close();
}

export type ApiProcess = { url: string; token: string; stop: () => Promise<void> };

/** Runs the API in a process of its own, as in production but without the site. */
export async function startApi(dataDirectory: string): Promise<ApiProcess> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(ROOT, 'scripts', 'dev-api.ts')], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDirectory, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isUp = () =>
    fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isUp, Boolean, 60_000);
  const { token } = await (await createCaller(url, OWNER))('POST', '/auth/login', OWNER);
  return {
    url,
    token,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
