import { parseArgs } from 'node:util';
import { SYSTEM_CONTEXT } from '@karibu/graph/core/access.ts';
import { serviceOf } from '@karibu/graph/services.ts';
import { askNewPassword } from './server/ask-password.ts';
import { type Content, reportFailure, runOnContent } from './server/open-content.ts';
import { joinDatabase } from './server/open-database.ts';

const USAGE = 'npm run create-admin -- --email amina@example.com --name "Amina Juma"';

/**
 * `npm run create-admin`: adds an administrator. The server may run meanwhile. The password comes
 * from ADMIN_PASSWORD or from the terminal, because every user of the machine can read arguments.
 */
await reportFailure(async () => {
  const { email, name } = readArguments();
  const { ADMIN_PASSWORD, ADMIN_EMAIL: _, ...environment } = process.env;
  const password = ADMIN_PASSWORD || (await askNewPassword());
  const make = async ({ services }: Content) => {
    const users = serviceOf(services.byName, 'users');
    await users.create(SYSTEM_CONTEXT, { email, name, password, role: 'admin' });
    console.log(`${name} can sign in with ${email}.`);
  };
  await runOnContent(make, environment, joinDatabase);
});

function readArguments(): { email: string; name: string } {
  const options = { email: { type: 'string' }, name: { type: 'string' } } as const;
  const { values, tokens } = parseArgs({ options, strict: false, tokens: true });
  const known = tokens.every((token) => token.kind === 'option' && token.name in options);
  const { email, name } = values;
  if (tokens.some((token) => token.kind === 'option' && token.name === 'password')) {
    throw new Error(
      'The password cannot be an argument: set ADMIN_PASSWORD, or type it when asked',
    );
  }
  if (!known || typeof email !== 'string' || typeof name !== 'string') {
    throw new Error(`Give an e-mail and a name: ${USAGE}`);
  }
  return { email, name };
}
