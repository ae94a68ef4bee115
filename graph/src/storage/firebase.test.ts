import { deleteApp, initializeApp } from 'firebase-admin/app';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type FakeBucket, startFakeBucket } from './contract/fake-bucket.ts';
import { describeStorage } from './contract/storage-contract.ts';
import { createFirebaseStorage } from './firebase.ts';
import type { Storage } from './storage.ts';

const app = initializeApp({ projectId: 'demo-karibu' });
let bucket: FakeBucket;
let storage: Storage;

beforeAll(async () => {
  bucket = await startFakeBucket();
  vi.stubEnv('STORAGE_EMULATOR_HOST', bucket.url);
  storage = createFirebaseStorage(app, 'karibu.appspot.com');
});
beforeEach(() => bucket.objects.clear());
afterAll(async () => {
  vi.unstubAllEnvs();
  await bucket.close();
  await deleteApp(app);
});

const putLion = () => storage.put('lion/320.webp', Buffer.from('roar'), 'image/webp');

describeStorage('The bucket', () => storage);

it('gives an address that a browser can read without a login', () => {
  const url = 'https://storage.googleapis.com/karibu.appspot.com/lion/320.webp';
  expect(storage.urlOf('lion/320.webp')).toBe(url);
});

it('sends the type of a file, and lets browsers cache it forever', async () => {
  await putLion();
  expect(bucket.objects.get('lion/320.webp')).toEqual({
    bytes: Buffer.from('roar'),
    contentType: 'image/webp',
    cacheControl: 'public, max-age=31536000, immutable',
  });
});

it('OFF-11 lets a browser keep a document as a file, and open no page', async () => {
  await storage.put('lion/terms.pdf', Buffer.from('%PDF'), 'application/pdf');
  expect(bucket.objects.get('lion/terms.pdf')).toMatchObject({
    contentType: 'application/pdf',
    contentDisposition: 'attachment',
  });
});

it('removes more files than one page of the list has', async () => {
  for (let width = 1; width <= 5; width += 1) {
    await storage.put(`lion/${width}.webp`, Buffer.from('x'), 'image/webp');
  }
  await storage.remove('lion');
  expect([...bucket.objects.keys()]).toEqual([]);
});

it('retries when the bucket fails for a moment', async () => {
  bucket.failNext(503, 429);
  await putLion();
  bucket.failNext(500, 503);
  expect((await storage.get('lion/320.webp'))?.size).toBe(4);
  bucket.failNext(503);
  await storage.remove('lion');
  expect(bucket.objects.size).toBe(0);
});

it('fails when the bucket keeps failing', async () => {
  bucket.failNext(503, 503, 503, 503);
  await expect(putLion()).rejects.toMatchObject({ code: 503 });
  expect(bucket.objects.size).toBe(0);
});

it('fails when the bucket refuses, and does not report a missing file', async () => {
  for (const call of [putLion, () => storage.get('lion/320.webp'), () => storage.remove('lion')]) {
    bucket.failNext(403);
    await expect(call()).rejects.toMatchObject({ code: 403 });
  }
});
