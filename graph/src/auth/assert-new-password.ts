import { SYSTEM_CONTEXT } from '#core/access.ts';
import { invalid } from '#core/errors.ts';
import { whyGuessable } from '#core/passwords/guessable.ts';
import type { Service } from '#core/service.ts';

type Services = ReadonlyMap<string, Service>;

/** Throws INVALID for a new password that others would try first. `path` names its field. */
export async function assertNewPassword(
  services: Services,
  password: string,
  owner: Record<string, unknown>,
  path = 'newPassword',
): Promise<void> {
  const named = { name: String(owner.name ?? ''), email: String(owner.email ?? '') };
  const house = await readSiteName(services);
  const message = whyGuessable(password, { ...named, house });
  if (message) throw invalid([{ path, message }]);
}

/** What the house is called, as the settings say. */
export async function readSiteName(services: Services): Promise<string> {
  const settings = await services.get('settings')?.get(SYSTEM_CONTEXT, '');
  return String(settings?.siteName ?? '');
}
