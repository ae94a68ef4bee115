import type { Auth, UserRecord } from 'firebase-admin/auth';
import { AppError } from '#core/errors.ts';
import { hasCode, nullIfAbsent } from './firebase-error.ts';
import type { Account } from './identity.ts';

/**
 * Makes the Firebase account, or changes only what differs, because an unchanged e-mail could end
 * its logins. The role becomes a claim. Throws CONFLICT when another account has the e-mail.
 */
export async function saveFirebaseAccount(auth: Auth, account: Account): Promise<void> {
  const { id, role } = account;
  const known = await auth.getUser(id).catch(nullIfAbsent);
  await saveUser(auth, account, known).catch(explain);
  if (known?.customClaims?.role !== role) await auth.setCustomUserClaims(id, { role });
}

async function saveUser(auth: Auth, account: Account, known: UserRecord | null): Promise<void> {
  const { id, email, name, isActive } = account;
  if (!known) {
    await auth.createUser({ uid: id, email, displayName: name, disabled: !isActive });
    return;
  }
  const changes = {
    ...(known.email !== email.toLowerCase() && { email }),
    ...(known.displayName !== name && { displayName: name }),
    ...(known.disabled === isActive && { disabled: !isActive }),
  };
  if (Object.keys(changes).length > 0) await auth.updateUser(id, changes);
}

function explain(error: unknown): never {
  if (!hasCode(error, 'auth/email-already-exists')) throw error;
  const message = 'E-mail is already taken';
  throw new AppError('CONFLICT', message, { errors: [{ path: 'email', message }] });
}
