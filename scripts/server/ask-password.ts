import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

type Terminal = {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
};

/** Asks for a new password twice and never shows it. Throws when the two differ. */
export async function askNewPassword(
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<string> {
  if (!input.isTTY)
    throw new Error('There is no terminal to ask for a password: set ADMIN_PASSWORD');
  // The line editor echoes the typed text to its output. This output discards it.
  const nothing = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input, output: nothing, terminal: true });
  const lines = reader[Symbol.asyncIterator]();
  const ask = async (question: string) => {
    output.write(question);
    const { value, done } = await lines.next();
    output.write('\n');
    if (done) throw new Error('No password was given');
    return value;
  };
  try {
    const password = await ask('Password: ');
    if (password !== (await ask('Again: '))) throw new Error('The two passwords differ');
    return password;
  } finally {
    reader.close();
  }
}
