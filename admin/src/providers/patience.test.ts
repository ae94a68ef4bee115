import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fetchInTime, PATIENCE_MS, TOO_SLOW, watchProgress } from './patience.ts';

/** It answers at `/whole`, begins an answer at `/begun`, and gives none anywhere else. */
let server: Server;
let address: string;
beforeAll(async () => {
  server = createServer(({ url }, response) => {
    if (url === '/begun') response.write('Half an ');
    if (url === '/whole') response.writeHead(409, { 'x-said': 'so' }).end('{"no":1}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('API-1 a call that is never answered is waited for no longer than it may take', async () => {
  const failure = fetchInTime(`${address}/silent`).catch(({ name }) => name);
  vi.advanceTimersByTime(PATIENCE_MS);
  expect(await failure).toBe(TOO_SLOW);
});

test('API-1 nor is a call whose answer does not end', async () => {
  const failure = fetchInTime(`${address}/begun`).catch(({ name }) => name);
  vi.advanceTimersByTime(PATIENCE_MS);
  expect(await failure).toBe(TOO_SLOW);
});

test('API-1 an answer in time arrives whole, with its status and headers', async () => {
  const response = await fetchInTime(`${address}/whole`);
  const { status, headers } = response;
  expect([status, headers.get('x-said'), await response.json()]).toEqual([409, 'so', { no: 1 }]);
});

test('ERR-1 an upload is given up when nothing of it moves, however long it takes', () => {
  const giveUp = vi.fn();
  const progress = watchProgress(giveUp);
  for (const _ of [1, 2, 3]) {
    vi.advanceTimersByTime(PATIENCE_MS - 1);
    progress.goOn();
  }
  expect(giveUp).not.toHaveBeenCalled();
  vi.advanceTimersByTime(PATIENCE_MS);
  expect(giveUp).toHaveBeenCalledOnce();
  const done = watchProgress(giveUp);
  done.stop();
  vi.advanceTimersByTime(PATIENCE_MS);
  expect(giveUp).toHaveBeenCalledOnce();
});
