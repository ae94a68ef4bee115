import { resolve } from 'node:path';
import { z } from 'zod';
import { isEmail } from '#core/fields/index.ts';
import { SHORTEST_PASSWORD } from '#core/passwords/shortest-password.ts';

const filled = z.string().trim().min(1, { error: 'must not be of spaces alone' });
const optionalText = filled.optional();
const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
  .refine((value) => !hasCredentials(value), { error: 'must not hold a user name or password' });

const yesOrNo = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .transform((value) => value === 'true' || value === '1')
  .optional();

const FIREBASE = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_STORAGE_BUCKET'] as const;

const schema = z
  .object({
    NODE_ENV: z.string().default('development'),
    PORT: z
      .string()
      .refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65535, {
        error: 'must be a port number',
      })
      .transform(Number)
      .default(4000),
    HOST: filled.default('127.0.0.1'),
    DATA_DIR: filled.default('.data'),
    MONGODB_URI: z
      .string()
      .regex(/^mongodb(\+srv)?:\/\//, { error: 'must begin with mongodb:// or mongodb+srv://' })
      .optional(),
    PUBLIC_URL: webAddress
      .refine((value) => !/[?#]/.test(value), { error: 'must end before any ? or #' })
      .optional(),
    DEMO: yesOrNo,
    CHECK_LINKS: yesOrNo,
    COMPRESS_BEST: yesOrNo,
    CONFIRM_BACKUP: z
      .string()
      .regex(/^\d{1,6}$/, { error: 'must be the data version that a start asked to confirm' })
      .transform(Number)
      .optional(),
    ADMIN_EMAIL: z.string().refine(isEmail, { error: 'must be an e-mail address' }).optional(),
    ADMIN_PASSWORD: z
      .string()
      .min(SHORTEST_PASSWORD, { error: `must be at least ${SHORTEST_PASSWORD} characters` })
      .refine((value) => value.trim() !== '', { error: 'must not be of spaces alone' })
      .optional(),
    FIREBASE_PROJECT_ID: optionalText,
    FIREBASE_API_KEY: optionalText,
    FIREBASE_STORAGE_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9._-]+$/, { error: 'must be a bucket’s name, without gs://' })
      .optional(),
    FIREBASE_AUTH_EMULATOR_HOST: optionalText,
    PUBLISH_WEBHOOK_URL: webAddress.optional(),
    PUBLISH_WEBHOOK_SECRET: optionalText,
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be one of fatal, error, warn, info, debug, trace, silent',
      })
      .optional(),
    TRUST_PROXY: z
      .string()
      .regex(/^\d$/, { error: 'must be the number of proxies in front, 0 to 9' })
      .transform(Number)
      .default(0),
  })
  .refine((env) => !env.ADMIN_EMAIL === !env.ADMIN_PASSWORD, {
    path: ['ADMIN_EMAIL'],
    error: 'and ADMIN_PASSWORD go together',
  })
  .refine((env) => isAllOrNone(FIREBASE.map((name) => env[name])), {
    path: ['FIREBASE_PROJECT_ID'],
    error: 'goes together with FIREBASE_API_KEY and FIREBASE_STORAGE_BUCKET',
  })
  .refine((env) => !env.FIREBASE_AUTH_EMULATOR_HOST || env.NODE_ENV !== 'production', {
    path: ['FIREBASE_AUTH_EMULATOR_HOST'],
    error: 'is for tests: its tokens are not signed',
  })
  .refine((env) => !env.PUBLISH_WEBHOOK_URL || env.PUBLISH_WEBHOOK_SECRET, {
    path: ['PUBLISH_WEBHOOK_SECRET'],
    error: 'is needed with PUBLISH_WEBHOOK_URL',
  });

/** The Firebase project that keeps accounts and pictures. */
export type FirebaseConfig = {
  projectId: string;
  apiKey: string;
  storageBucket: string;
  /** `host:port` of the Auth emulator, for tests. */
  emulatorHost: string | null;
};

/** The settings from the environment. `dataDirectory` is absolute. */
export type Config = {
  port: number;
  host: string;
  dataDirectory: string;
  mongodbUri: string | null;
  /** The site's address, without a slash at its end. `null` means where the server listens. */
  publicUrl: string | null;
  isProduction: boolean;
  seedsDemo: boolean;
  /** Whether the links to other sites are asked, now and then, if they still lead somewhere. */
  checksLinks: boolean;
  /** Whether published files are compressed as well as can be once nothing else is to do. */
  compressesBest: boolean;
  /** The data version before which somebody made a backup of the MongoDB. */
  confirmedBackup: number | null;
  firstAdmin: { email: string; password: string } | null;
  /** `null` means that accounts are in the database, and pictures on the disk. */
  firebase: FirebaseConfig | null;
  webhook: { url: string; secret: string } | null;
  /** How many proxies in front are trusted to name the address of a request. */
  trustedProxies: number;
  logLevel: string;
};

/** An environment variable is invalid. The message is one line for people. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the environment. An empty variable counts as not set. Throws ConfigError. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const set = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = schema.safeParse(Object.fromEntries(set));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${issue?.path.join('.')} ${issue?.message}`);
  }
  const env = parsed.data;
  const isProduction = env.NODE_ENV === 'production';
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env;
  const { PUBLISH_WEBHOOK_URL: url, PUBLISH_WEBHOOK_SECRET: secret } = env;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDirectory: resolve(env.DATA_DIR),
    mongodbUri: env.MONGODB_URI ?? null,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    isProduction,
    seedsDemo: env.DEMO ?? !isProduction,
    checksLinks: env.CHECK_LINKS ?? isProduction,
    compressesBest: env.COMPRESS_BEST ?? true,
    confirmedBackup: env.CONFIRM_BACKUP ?? null,
    firstAdmin: email && password ? { email, password } : null,
    firebase: firebaseOf(env),
    webhook: url && secret ? { url, secret } : null,
    trustedProxies: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  };
}

function firebaseOf(env: z.infer<typeof schema>): FirebaseConfig | null {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey } = env;
  const { FIREBASE_STORAGE_BUCKET: storageBucket, FIREBASE_AUTH_EMULATOR_HOST: host } = env;
  if (!projectId || !apiKey || !storageBucket) return null;
  return { projectId, apiKey, storageBucket, emulatorHost: host ?? null };
}

function isAllOrNone(values: unknown[]): boolean {
  return new Set(values.map(Boolean)).size === 1;
}

type Address = Pick<Config, 'publicUrl' | 'host' | 'port' | 'isProduction'>;

/**
 * The site's address: the configured one, else the one where the server listens. In production that
 * one is not what visitors type, so the address is empty there: no page names it.
 */
export function publicUrlOf({ publicUrl, host, port, isProduction }: Address): string {
  if (isProduction) return publicUrl ?? '';
  return publicUrl ?? `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`;
}

/** Whether an address names a user: it would be shown, logged, or refused by `fetch`. */
function hasCredentials(address: string): boolean {
  const { username, password } = URL.canParse(address) ? new URL(address) : new URL('http://x');
  return username !== '' || password !== '';
}
