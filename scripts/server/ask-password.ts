import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

type Terminal = {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
};

/** Asks for a new password twice, showing nothing of what is typed. Throws unless both are alike. */
export async function askNewPassword(
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<string> {
  if (!input.isTTY) throw new Error('There is no terminal to ask on: set ADMIN_PASSWORD');
  // In a terminal the line editor echoes what is typed to its output: this one shows nothing.
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
    if (password !== (await ask('Again: '))) throw new Error('The two passwords are not alike');
    return password;
  } finally {
    reader.close();
  }
}
