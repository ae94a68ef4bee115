import { ensureAdministrator } from '@karibu/graph/resources/users/user.operations.ts';
import { type Services, serviceOf } from '@karibu/graph/services.ts';

/**
 * Creates the first administrator when there is no user yet. Completes an administrator that a
 * crash left incomplete. Says whether it did either.
 */
export async function addFirstAdmin(
  { byName, identity }: Services,
  login: { email: string; password: string },
): Promise<boolean> {
  const users = serviceOf(byName, 'users');
  const email = login.email.toLowerCase();
  if (await users.model.exists({ email: { $ne: email } })) return false;
  const known = await users.model.exists({ email });
  if (known && (await identity.hasPassword(String(known._id)))) return false;
  await ensureAdministrator(users, identity, { ...login, name: 'Administrator' });
  return true;
}
