import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('RUN-7 needs no variable at all', () => {
  expect(readConfig({})).toEqual({
    port: 4000,
    host: '127.0.0.1',
    dataDirectory: resolve('.data'),
    mongodbUri: null,
    publicUrl: null,
    isProduction: false,
    seedsDemo: true,
    checksLinks: false,
    compressesBest: true,
    confirmedBackup: null,
    firstAdmin: null,
    firebase: null,
    webhook: null,
    trustedProxies: 0,
    logLevel: 'warn',
  });
});

test('RUN-7 counts an empty variable as not set', () => {
  expect(readConfig({ PORT: '', MONGODB_URI: '' })).toEqual(readConfig({}));
});

test('RUN-8 seeds the demo outside production alone, unless DEMO says otherwise', () => {
  expect(readConfig({ NODE_ENV: 'production' }).seedsDemo).toBe(false);
  expect(readConfig({ NODE_ENV: 'production', DEMO: 'true' }).seedsDemo).toBe(true);
  expect(readConfig({ DEMO: 'false' }).seedsDemo).toBe(false);
});

const FIREBASE_INCOMPLETE =
  'FIREBASE_PROJECT_ID goes together with FIREBASE_API_KEY and FIREBASE_STORAGE_BUCKET';

test.each([
  ['PORT', 'abc', 'PORT must be a port number'],
  ['PORT', '70000', 'PORT must be a port number'],
  ['PORT', '-1', 'PORT must be a port number'],
  ['PORT', '80.5', 'PORT must be a port number'],
  ['MONGODB_URI', 'localhost', 'MONGODB_URI must begin with mongodb:// or mongodb+srv://'],
  ['PUBLIC_URL', 'example', 'PUBLIC_URL must be an http:// or https:// address'],
  ['PUBLIC_URL', 'ftp://a.example', 'PUBLIC_URL must be an http:// or https:// address'],
  [
    'PUBLIC_URL',
    'https://amina:hush@a.example',
    'PUBLIC_URL must not hold a user name or password',
  ],
  ['DEMO', 'perhaps', 'DEMO must be true or false'],
  ['CHECK_LINKS', 'often', 'CHECK_LINKS must be true or false'],
  ['COMPRESS_BEST', '11', 'COMPRESS_BEST must be true or false'],
  [
    'CONFIRM_BACKUP',
    'yes',
    'CONFIRM_BACKUP must be the data version that a start asked to confirm',
  ],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent'],
  ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be the number of proxies in front, 0 to 9'],
  ['ADMIN_PASSWORD', '       ', 'ADMIN_PASSWORD must not be of spaces alone'],
  ['ADMIN_EMAIL', 'owner', 'ADMIN_EMAIL must be an e-mail address'],
  ['ADMIN_EMAIL', 'owner@karibu.example', 'ADMIN_EMAIL and ADMIN_PASSWORD go together'],
  [
    'PUBLISH_WEBHOOK_URL',
    'https://ci.example/',
    'PUBLISH_WEBHOOK_SECRET is needed with PUBLISH_WEBHOOK_URL',
  ],
  ['FIREBASE_PROJECT_ID', 'karibu', FIREBASE_INCOMPLETE],
  ['FIREBASE_API_KEY', 'key', FIREBASE_INCOMPLETE],
  ['FIREBASE_STORAGE_BUCKET', 'karibu.appspot.com', FIREBASE_INCOMPLETE],
  [
    'FIREBASE_STORAGE_BUCKET',
    'gs://karibu.appspot.com',
    'FIREBASE_STORAGE_BUCKET must be a bucket’s name, without gs://',
  ],
])('RUN-7 refuses %s=%s in one line', (name, value, message) => {
  expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(message));
});

test('chooses Firebase when it is configured, but no emulator in production', () => {
  const environment = {
    FIREBASE_PROJECT_ID: 'karibu',
    FIREBASE_API_KEY: 'key',
    FIREBASE_STORAGE_BUCKET: 'karibu.appspot.com',
  };
  const firebase = { projectId: 'karibu', apiKey: 'key', storageBucket: 'karibu.appspot.com' };
  expect(readConfig(environment).firebase).toEqual({ ...firebase, emulatorHost: null });
  const emulated = { ...environment, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
  expect(readConfig(emulated).firebase).toEqual({ ...firebase, emulatorHost: '127.0.0.1:9099' });
  expect(() => readConfig({ ...emulated, NODE_ENV: 'production' })).toThrow(
    new ConfigError('FIREBASE_AUTH_EMULATOR_HOST is for tests: its tokens are not signed'),
  );
});

test('RUN-7 logs every request in production, and only what is wrong elsewhere', () => {
  expect(readConfig({ NODE_ENV: 'production' }).logLevel).toBe('info');
  expect(readConfig({ LOG_LEVEL: 'debug' }).logLevel).toBe('debug');
});
