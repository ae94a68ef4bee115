import { AppError } from '@karibu/graph/core/errors.ts';
import { ensureAdministrator } from '@karibu/graph/resources/users/user.operations.ts';
import { type Services, serviceOf } from '@karibu/graph/services.ts';
import { StartError } from './start-error.ts';

/**
 * Creates the first administrator when there is no user yet. Completes an administrator that a
 * crash left incomplete. Says whether it did either. Throws StartError for a refused password.
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
  await ensureAdministrator(users, identity, { ...login, name: 'Administrator' }).catch(explain);
  return true;
}

function explain(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  throw new StartError(`ADMIN_EMAIL and ADMIN_PASSWORD make no administrator. ${error.message}`);
}
