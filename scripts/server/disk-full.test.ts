import { codeOf } from '@karibu/graph/testing/authenticator.ts';
import { tourInput } from '@karibu/graph/testing/test-server.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';
import {
  databaseOf,
  type Json,
  signIn,
  startProcess,
  type TestProcess,
  until,
} from './test-process.ts';

const disk: SmallDisk | null = await mountSmallDisk(96);
/** A MongoDB keeps its data on a disk of its own. */
const isEmbedded = databaseOf('').MONGODB_URI === undefined;

const TOUR = tourInput({ title: 'On a full disk', price: 1000 });

const PROTECTED = { email: 'zuwena@karibu.example', password: 'quiet-waterhole' };

const FULL = 'The disk is full. Free some space on the server, then try again.';

describe.skipIf(!disk || !isEmbedded)('with a full disk', () => {
  let running: TestProcess;
  let token: string;
  let tour: Json;
  let recoveryCodes: string[];

  async function ask(method: string, path: string, body?: object, base = '/api') {
    const isForm = body instanceof FormData;
    const response = await fetch(`${running.url}${base}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json().catch(() => null)) as Json };
  }

  async function pictureOf(colour: string): Promise<FormData> {
    const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
    const create = { width: 900, height: 600, channels: 3, background: colour, noise } as const;
    const form = new FormData();
    const bytes = new Uint8Array(await sharp({ create }).jpeg({ quality: 95 }).toBuffer());
    form.set('image', new Blob([bytes]), 'picture.jpg');
    return form;
  }

  beforeAll(async () => {
    running = await startProcess({ DATA_DIR: `${disk?.directory}/data` });
    token = await signIn(running.url);
    recoveryCodes = await addProtected();
    tour = (await ask('POST', '/tours', TOUR)).body.data;
    const read = async () => (await fetch(`${running.url}/tours/on-a-full-disk`)).status;
    await until(read, (status) => status === 200);
  });
  afterAll(async () => {
    await running?.end('SIGKILL');
    await disk?.unmount();
  });

  /** Adds somebody with a second factor, and gives the recovery codes. */
  async function addProtected(): Promise<string[]> {
    await ask('POST', '/users', { ...PROTECTED, name: 'Zuwena' });
    const own = token;
    token = (await ask('POST', '/auth/login', PROTECTED)).body.data.token;
    const currentPassword = PROTECTED.password;
    const { secret } = (await ask('POST', '/auth/second-factor', { currentPassword })).body.data;
    const code = codeOf(secret);
    const { data } = (await ask('POST', '/auth/second-factor/confirm', { code })).body;
    token = own;
    return data.recoveryCodes;
  }

  /** Fills the disk, and writes until the database has used up what it had in store. */
  async function fillWhole() {
    disk?.fill();
    const description = `<p>${'Long. '.repeat(20_000)}</p>`;
    const save = async () => (await ask('PUT', `/tours/${tour.id}`, { description })).status;
    await until(save, (status) => status !== 200);
  }

  test('TRUST-4 writes of every kind say so with 507, reads and logins work, and then all works again', async () => {
    for (let round = 1; round <= 3; round += 1) {
      await fillWhole();
      const import_ = { resource: 'tours', records: JSON.stringify([{ ...TOUR, title: 'New' }]) };
      for (const [method, path, body] of [
        ['PUT', `/tours/${tour.id}`, { price: 2 }],
        ['POST', '/tours', { ...TOUR, title: 'Another' }],
        ['DELETE', `/tours/${tour.id}`, undefined],
        ['POST', '/upload', await pictureOf(`#${round}08040`)],
        ['POST', '/import', import_],
        ['POST', '/bulk', { resource: 'tours', change: 'delete', ids: [tour.id] }],
        ['PUT', '/settings', { timeZone: 'Africa/Nairobi' }],
        ['POST', '/newsletter/subscribe', { email: `amina${round}@mail.example` }],
      ] as const) {
        const { status, body: said } = await ask(method, path, body);
        expect([method, path, status, said]).toEqual([
          ...[method, path, 507],
          { message: FULL, code: 'DISK_FULL' },
        ]);
      }
      const mutation = `mutation { deleteTour(id: "${tour.id}") { id } }`;
      const { body } = await ask('POST', '', { query: mutation }, '/graphql');
      expect(body.errors).toMatchObject([{ message: FULL, extensions: { code: 'DISK_FULL' } }]);

      for (let login = 1; login <= 5; login += 1) token = await signIn(running.url);
      const withCode = { ...PROTECTED, code: recoveryCodes[round] };
      expect((await ask('POST', '/auth/login', withCode)).status).toBe(200);
      const read = await ask('GET', `/tours/${tour.id}`);
      expect([read.status, read.body.data.price]).toEqual([200, 1000]);
      expect((await ask('GET', '/tours')).status).toBe(200);
      expect((await fetch(`${running.url}/tours/on-a-full-disk`)).status).toBe(200);
      expect((await ask('GET', '/health')).status).toBe(200);
      const ready = await ask('GET', '/ready');
      expect([ready.status, ready.body.message]).toEqual([503, FULL]);
      expect((await ask('GET', '/publication')).body.data.isDiskFull).toBe(true);

      disk?.free();
      await until(
        async () => (await ask('GET', '/ready')).status,
        (status) => status === 200,
      );
      const price = 1000;
      const saved = await ask('PUT', `/tours/${tour.id}`, { title: `Round ${round}`, price });
      expect(saved.status).toBe(200);
      expect((await ask('POST', '/upload', await pictureOf(`#${round}04080`))).status).toBe(201);
      const page = async () => (await fetch(`${running.url}/tours/on-a-full-disk`)).text();
      await until(page, (html) => html.includes(`Round ${round}`), 30_000);
      expect((await ask('GET', '/publication')).body.data.isDiskFull).toBe(false);
    }
  });

  test('TRUST-4 a publish that finds the disk full says so, and is done when there is space', async () => {
    // Room for the database, but not for files.
    disk?.fill(10 * 1024 * 1024);
    expect((await ask('PUT', `/tours/${tour.id}`, { title: 'Saved only' })).status).toBe(200);
    const publication = async () => (await ask('GET', '/publication')).body.data;
    const failed = await until(publication, ({ state }) => state === 'failed');
    expect(failed.reason).toBe(FULL);
    disk?.free();
    const page = async () => (await fetch(`${running.url}/tours/on-a-full-disk`)).text();
    await until(page, (html) => html.includes('Saved only'), 60_000);
  });
});
