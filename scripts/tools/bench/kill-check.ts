import { readdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '@karibu/graph/config.ts';
import { connectDatabase } from '@karibu/graph/database.ts';
import { joinDatabase } from '../../server/open-database.ts';
import { callerWith, databaseOf, type Json, until } from '../../server/test-process.ts';
import type { Work } from './kill-work.ts';
import { PATIENCE_MS } from './patience.ts';

/**
 * Throws unless everything acknowledged is there, the order is one that was sent, and nothing is
 * left of what was cut.
 */
export async function checkRound(
  url: string,
  token: string,
  directory: string,
  work: Work,
): Promise<void> {
  const call = callerWith(url, token);
  await checkPrice(call, work);
  await checkOrder(call, work);
  for (const { id, url: address } of work.uploads.slice(-3)) {
    await call('GET', `/uploads/${id}`);
    const { status } = await fetch(url + address);
    if (status !== 200) throw new Error(`The upload ${id} answers ${status}`);
  }
  await checkDatabase(directory);
  await until(
    () => findLeftovers(directory, call),
    (left) => left.length === 0,
    PATIENCE_MS,
    200,
  );
  const shown = `$${work.price.acknowledged.toLocaleString('en-US')}`;
  const page = async () => (await fetch(`${url}/tours/survivor`)).text();
  await until(page, (html) => html.includes(shown), PATIENCE_MS);
}

/** Makes all files as old as if the crash had been two hours ago. */
export async function age(directory: string): Promise<void> {
  const at = new Date(Date.now() - 2 * 3600 * 1000);
  for (const folder of ['uploads', 'originals', 'kept-originals', 'site']) {
    for (const path of await listAll(join(directory, folder))) await utimes(path, at, at);
  }
}

type Call = ReturnType<typeof callerWith>;

async function checkPrice(call: Call, { tourId, price }: Work) {
  const { price: stored } = await call('GET', `/tours/${tourId}`);
  if (stored < price.acknowledged || stored > price.sent) {
    throw new Error(`The price is ${stored}, not ${price.acknowledged} to ${price.sent}`);
  }
  Object.assign(price, { sent: stored, acknowledged: stored });
}

async function checkOrder(call: Call, { pictureIds, orders }: Work) {
  const stored: Json[] = await call('GET', '/gallery?limit=1000');
  const places = new Map(stored.map(({ id, sortOrder }) => [id, sortOrder]));
  const order = JSON.stringify(pictureIds.map((id) => places.get(id)));
  const found = orders.sent.findLastIndex((sent) => JSON.stringify(sent) === order);
  if (found < orders.acknowledged) {
    throw new Error(`The order is ${order}, which is not one that was sent since`);
  }
  orders.acknowledged = found;
}

async function checkDatabase(directory: string) {
  const config = readConfig({ DATA_DIR: directory, ...databaseOf(directory) });
  const database = await joinDatabase(config);
  const connection = await connectDatabase(database.uri);
  try {
    const count = async () => ({
      journal: await connection.collection('journal').countDocuments(),
      locks: await connection.collection('locks').countDocuments(),
      intents: await connection.collection('outbox').countDocuments({ status: 'intent' }),
    });
    await until(count, (counts) => Object.values(counts).every((each) => each === 0), PATIENCE_MS);
  } finally {
    await connection.close();
    await database.close();
  }
}

/** Temporary files, and pictures on the disk that no upload has. */
async function findLeftovers(directory: string, call: Call): Promise<string[]> {
  const folders = ['uploads', 'originals', 'kept-originals', 'site'].map((name) =>
    join(directory, name),
  );
  const files = (await Promise.all(folders.map(listAll))).flat();
  const temporary = files.filter((path) => path.endsWith('.tmp'));
  const uploads: Json[] = await call('GET', '/uploads?limit=1000');
  const known = new Set(uploads.map(({ public_id }) => public_id));
  const onDisk = await Promise.all(
    folders.slice(0, 2).map((folder) => readdir(folder).catch(() => [])),
  );
  return [...temporary, ...onDisk.flat().filter((name) => !known.has(name))];
}

async function listAll(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true }).catch(() => []);
  const paths = found.map((name) => join(folder, name));
  const there = await Promise.all(paths.map((path) => stat(path).catch(() => null)));
  return paths.filter((_, index) => there[index]);
}
