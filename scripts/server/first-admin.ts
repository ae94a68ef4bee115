import { ensureAdministrator } from '@karibu/graph/resources/users/user.operations.ts';
import { type Services, serviceOf } from '@karibu/graph/services.ts';

/**
 * Creates the first administrator when there is no user yet. Completes an administrator that a
 * crash left incomplete.
 */
export async function addFirstAdmin(
  { byName, identity }: Services,
  login: { email: string; password: string },
): Promise<void> {
  const users = serviceOf(byName, 'users');
  const others = { email: { $ne: login.email.toLowerCase() } };
  if ((await users.model.countDocuments(others)) > 0) return;
  await ensureAdministrator(users, identity, { ...login, name: 'Administrator' });
}
