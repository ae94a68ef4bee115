import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { startEmbeddedDatabase } from '@karibu/embedded-database';
import { connectDatabase } from '@karibu/graph/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askNewPassword } from './server/ask-password.ts';
import { runCommand } from './server/test-process.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karibu-admin-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const AMINA = ['--email', 'amina@karibu.example', '--name', 'Amina Juma'];
const createAdmin = (options: string[], ADMIN_PASSWORD = 'a long password') =>
  runCommand('create-admin.ts', options, { DATA_DIR: directory, ADMIN_PASSWORD });
const openEmbedded = () => startEmbeddedDatabase({ directory: join(directory, 'database') });

test('RUN-4 adds an administrator to a stopped installation, once', async () => {
  expect(await createAdmin(AMINA)).toMatchObject({
    code: 0,
    printed: 'Amina Juma can sign in with amina@karibu.example.',
  });
  const again = await createAdmin(AMINA);
  expect([again.code, again.complaint]).toEqual([1, 'E-mail is already taken']);
  const database = await openEmbedded();
  const connection = await connectDatabase(database.uri);
  const users = await connection.collection('users').find().toArray();
  await connection.close();
  await database.close();
  expect(users).toMatchObject([{ email: 'amina@karibu.example', role: 'admin', isActive: true }]);
});

test('RUN-4 says in one line what is wrong', async () => {
  const weak = await createAdmin(['--email', 'b@karibu.example', '--name', 'B'], '123');
  expect(weak.complaint).toBe('Password must be at least 6 characters');
  const common = await createAdmin(['--email', 'b@karibu.example', '--name', 'B'], 'password1');
  expect(common.complaint).toMatch(/^This is one of the passwords that others try first/);
  const wrong = await createAdmin(['--email', 'nobody', '--name', 'B']);
  expect(wrong.complaint).toBe('E-mail must be an e-mail address');
  for (const options of [[], AMINA.slice(0, 2), [...AMINA, '--role', 'owner'], ['amina']]) {
    expect((await createAdmin(options)).complaint).toMatch(/^Give an e-mail and a name: .+$/);
  }
  expect((await createAdmin([...AMINA, '--password', 'seen'])).complaint).toBe(
    'The password cannot be an argument: set ADMIN_PASSWORD, or type it when asked',
  );
  expect((await createAdmin(AMINA, '')).complaint).toBe(
    'There is no terminal to ask for a password: set ADMIN_PASSWORD',
  );
});

test('RUN-4 adds an administrator while another process runs the embedded database', async () => {
  const database = await openEmbedded();
  const connection = await connectDatabase(database.uri);
  const made = await createAdmin(['--email', 'c@karibu.example', '--name', 'C']);
  expect(made).toMatchObject({ code: 0, printed: 'C can sign in with c@karibu.example.' });
  const found = await connection.collection('users').findOne({ email: 'c@karibu.example' });
  expect(found).toMatchObject({ name: 'C', role: 'admin', isActive: true });
  await connection.close();
  await database.close();
});

test('RUN-4 asks for the password twice, and never shows it', async () => {
  const type = async (...lines: string[]) => {
    const [input, output] = [Object.assign(new PassThrough(), { isTTY: true }), new PassThrough()];
    const asking = askNewPassword({ input, output });
    for (const line of lines) input.write(`${line}\r`);
    input.end();
    const password = await asking.catch(({ message }: Error) => message);
    return { password, shown: String(output.read()) };
  };
  expect(await type('s3cret words', 's3cret words')).toEqual({
    password: 's3cret words',
    shown: 'Password: \nAgain: \n',
  });
  expect((await type('one', 'two')).password).toBe('The two passwords differ');
  expect((await type('one')).password).toBe('No password was given');
});
