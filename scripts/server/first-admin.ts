import { ensureAdministrator } from '@karibu/graph/resources/users/user.operations.ts';
import { type Services, serviceOf } from '@karibu/graph/services.ts';

/**
 * Makes the first administrator where there is no user yet, and completes the one whose making was
 * cut short.
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
