import { resolve } from 'node:path';
import { z } from 'zod';

const optionalText = z.string().trim().min(1).optional();
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' });

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
    HOST: z.string().trim().min(1).default('127.0.0.1'),
    DATA_DIR: z.string().trim().min(1).default('.data'),
    MONGODB_URI: z
      .string()
      .regex(/^mongodb(\+srv)?:\/\//, { error: 'must begin with mongodb:// or mongodb+srv://' })
      .optional(),
    PUBLIC_URL: webAddress.optional(),
    DEMO: z
      .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
      .transform((value) => value === 'true' || value === '1')
      .optional(),
    ADMIN_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
    ADMIN_PASSWORD: z.string().min(6, { error: 'must be at least 6 characters' }).optional(),
    PUBLISH_WEBHOOK_URL: webAddress.optional(),
    PUBLISH_WEBHOOK_SECRET: optionalText,
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be one of fatal, error, warn, info, debug, trace, silent',
      })
      .default('info'),
  })
  .refine((env) => !env.ADMIN_EMAIL === !env.ADMIN_PASSWORD, {
    path: ['ADMIN_EMAIL'],
    error: 'and ADMIN_PASSWORD go together',
  })
  .refine((env) => !env.PUBLISH_WEBHOOK_URL || env.PUBLISH_WEBHOOK_SECRET, {
    path: ['PUBLISH_WEBHOOK_SECRET'],
    error: 'is needed with PUBLISH_WEBHOOK_URL',
  });

/** Everything that the environment decides. `dataDirectory` is absolute. */
export type Config = {
  port: number;
  host: string;
  dataDirectory: string;
  mongodbUri: string | null;
  publicUrl: string | null;
  isProduction: boolean;
  seedsDemo: boolean;
  firstAdmin: { email: string; password: string } | null;
  webhook: { url: string; secret: string } | null;
  logLevel: string;
};

/** A variable of the environment that cannot be used. The message is one line for people. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the environment; an empty variable counts as not set. Throws ConfigError. */
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
    firstAdmin: email && password ? { email, password } : null,
    webhook: url && secret ? { url, secret } : null,
    logLevel: env.LOG_LEVEL,
  };
}
