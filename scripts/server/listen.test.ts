import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { readConfig } from '@karibu/graph/config.ts';
import { expect, test } from 'vitest';
import { closeServer, listen } from './listen.ts';

/** A server that holds its answer to `/held`. */
async function start() {
  const held = Promise.withResolvers<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.url === '/held') return held.resolve(response);
    response.end('at once');
  });
  const port = await listen(server, { ...readConfig({}), port: 0 });
  return { server, held: held.promise, url: `http://127.0.0.1:${port}`, port };
}

test('RUN-12 what is under way is answered during a stop, and what comes meanwhile gets 503', async () => {
  const { server, held, url, port } = await start();
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  const underWay = fetch(`${url}/held`);
  const answer = await held;
  const closed = closeServer(server);
  const late = await fetch(`${url}/late`);
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '5']);
  answer.end('in time');
  expect(await (await underWay).text()).toBe('in time');
  await closed;
  await expect(fetch(url)).rejects.toThrow();
});

test('cuts off clients that send or read nothing for five minutes', async () => {
  const { server } = await start();
  expect([server.requestTimeout, server.timeout]).toEqual([300_000, 300_000]);
  await closeServer(server);
});
