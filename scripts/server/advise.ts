import type { Config } from '@karibu/graph/config.ts';
import { PUBLIC_CONTEXT } from '@karibu/graph/core/access.ts';
import { type Services, serviceOf } from '@karibu/graph/services.ts';
import { isUnsaved } from '@karibu/graph/warnings.ts';

/**
 * What a production start should say of its configuration and content, one line each, with what
 * mends it. `address` is where the server listens.
 */
export async function listAdvice(
  config: Pick<Config, 'isProduction' | 'publicUrl'>,
  services: Services,
  address: string,
): Promise<string[]> {
  if (!config.isProduction) return [];
  const advice: string[] = [];
  if (await lacksAdministrator(services)) advice.push(NO_ADMINISTRATOR);
  if (config.publicUrl === null) advice.push(NO_ADDRESS);
  const contacts = await adviseOnContacts(services);
  if (contacts) advice.push(`${contacts} ${address}/admin/settings`);
  return advice;
}

const CREATE_ADMIN = 'npm run create-admin -- --email you@example.com --name "Your name"';

/** Said where ADMIN_EMAIL is set on a database that has accounts. */
export const ADMIN_EMAIL_UNUSED = `ADMIN_EMAIL does nothing: there are accounts already. To add one: ${CREATE_ADMIN}`;

const NO_ADMINISTRATOR = `There is no administrator. Make one: ${CREATE_ADMIN}`;
const NO_ADDRESS =
  'The address of the site is not known, so pages name none, and there is no sitemap and no feed. ' +
  'Start with PUBLIC_URL=https://…';

async function lacksAdministrator({ byName }: Services): Promise<boolean> {
  const { model } = serviceOf(byName, 'users');
  return (await model.exists({ role: 'admin', isActive: true })) === null;
}

/** No mail arrives at an address of this kind, so it is the default's or the demo's. */
const EXAMPLE = /\.example$/i;

async function adviseOnContacts({ byName }: Services): Promise<string | null> {
  const settings = serviceOf(byName, 'settings');
  if (await isUnsaved(settings)) {
    return 'The site shows example contacts and asks not to be listed, until you save the settings:';
  }
  const { email } = await settings.get(PUBLIC_CONTEXT, '');
  return EXAMPLE.test(String(email)) ? `Nobody gets mail at ${email}. Change the settings:` : null;
}
