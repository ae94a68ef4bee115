import { SYSTEM_CONTEXT } from '@karibu/graph/core/access.ts';
import { type Services, serviceOf } from '@karibu/graph/services.ts';

/** Makes the first administrator where there is no user yet. */
export async function addFirstAdmin(
  services: Services,
  login: { email: string; password: string },
): Promise<void> {
  const users = serviceOf(services.byName, 'users');
  if ((await users.model.countDocuments()) > 0) return;
  await users.create(SYSTEM_CONTEXT, { ...login, name: 'Administrator', role: 'admin' });
}
