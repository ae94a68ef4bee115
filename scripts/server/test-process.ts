import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { testDatabaseUri } from '@karibu/graph/testing/test-database.ts';
import { ROOT } from '../root.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read bodies of every shape.
export type Json = any;

export type TestProcess = {
  url: string;
  pid: number;
  output: () => string;
  /** Sends a signal and gives the exit code, `null` when the signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
};

const ADMIN = { email: 'owner@karibu.example', password: 'correct horse' } as const;

type Environment = Record<string, string>;

/** Where Node keeps what it has compiled, for the next process: half of a start is compiling. */
const COMPILED = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'compiled') };

/** Runs `scripts/start.ts` as an operator would, on a free port and without demo content. */
export async function startProcess(environment: Environment): Promise<TestProcess> {
  const { child, printed, complaint } = spawnScript('start.ts', [], withOwner(environment));
  const output = () => printed() + complaint();
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /Site\s+(http:\S+[^/])\//.exec(output());
      if (found?.[1]) resolve(found[1]);
    });
    child.once('exit', () => reject(new Error(`The process ended during the start:\n${output()}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    output,
    async end(signal) {
      // A process that ended by itself sends no exit any more.
      const hasEnded = child.exitCode !== null || child.signalCode !== null;
      if (hasEnded) throw new Error(`The process had ended (${child.exitCode}):\n${output()}`);
      const exit = once(child, 'exit');
      child.kill(signal);
      const [code] = await exit;
      return code;
    },
  };
}

/** Runs a command of `scripts/` to its end. Gives its exit code and output. */
export async function runCommand(script: string, options: string[], environment: Environment) {
  const { child, complaint, printed } = spawnScript(script, options, environment);
  const [code] = await once(child, 'close');
  return { code: Number(code), printed: printed().trim(), complaint: complaint().trim() };
}

/** Runs a start that must fail. Gives its exit code and its stderr. */
export async function failToStart(environment: Environment) {
  return runCommand('start.ts', [], withOwner(environment));
}

function withOwner(environment: Environment): Environment {
  const owner = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  return { PORT: '0', DEMO: 'false', ...owner, ...environment };
}

/** Where tests run on a MongoDB, a data directory has a database there, the same each time. */
export function databaseOf(directory = ''): Environment {
  const name = createHash('sha256').update(directory).digest('hex').slice(0, 16);
  const uri = testDatabaseUri(name);
  return uri ? { MONGODB_URI: uri } : {};
}

function spawnScript(script: string, options: string[], environment: Environment) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [join(ROOT, 'scripts', script), ...options], {
    env: { PATH, HOME, ...COMPILED, ...databaseOf(environment.DATA_DIR), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const collect = (stream: NodeJS.ReadableStream) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    return () => Buffer.concat(chunks).toString();
  };
  const [printed, complaint] = [collect(child.stdout), collect(child.stderr)];
  return { child, printed, complaint };
}

/** Gives a function that calls the API with a new login, by default the first administrator's. */
export async function createCaller(url: string, login: Login = ADMIN) {
  return callerWith(url, await signIn(url, login));
}

type Login = { email: string; password: string };

/** Signs in and gives the token. */
export async function signIn(url: string, login: Login = ADMIN): Promise<string> {
  return (await callerWith(url, '')('POST', '/auth/login', login)).token;
}

/** A function that calls the API with a token, or as a visitor with an empty one. */
export function callerWith(url: string, token: string) {
  return async (method: string, path: string, body?: object): Promise<Json> => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(!isForm && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const { data, message } = (await response.json()) as { data: Json; message: string };
    if (!response.ok) throw new Error(`${method} ${path}: ${message}`);
    return data;
  };
}

/** Repeats `ask` until its answer is right. Fails after `timeoutMs` with the last answer. */
export async function until<Value>(
  ask: () => Promise<Value>,
  isRight: (value: Value) => boolean,
  timeoutMs = 15_000,
  everyMs = 20,
): Promise<Value> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const value = await ask();
    if (isRight(value)) return value;
    if (Date.now() > deadline)
      throw new Error(
        `The answer never became right; the last one:  ${String(value).slice(0, 300)}`,
      );
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
