import { AppError, invalid } from '#core/errors.ts';
import { lines, password, text } from '#core/fields/index.ts';
import type { Output } from '#core/operation.ts';
import { type SecondFactorTools, WRONG_CODE } from './ask-second-factor.ts';

/** What all calls about one's own second factor share. */
export const own = { path: '/auth/second-factor', audience: 'staff' } as const;

export const currentPassword = password({ label: 'Current password' });

/** A code as it is typed, of the app or for recovery. */
export function codeField(required: boolean) {
  const help = 'Six digits of the authenticator app, or a recovery code.';
  return text({ label: 'Code', help, required, maxLength: 40 });
}

export const codesOutput: Output = {
  kind: 'fields',
  name: 'RecoveryCodes',
  fields: {
    recoveryCodes: lines({
      label: 'Recovery codes',
      help: 'Each signs in once in place of a code of the app. They are given this once.',
    }),
  },
};

/** Throws INVALID for another password than the person's own. */
export async function assertPassword(
  { identity }: SecondFactorTools,
  id: string,
  typed: string,
): Promise<void> {
  if (await identity.isPassword(id, typed)) return;
  throw invalid([{ path: 'currentPassword', message: 'The current password is wrong' }]);
}

/** Throws CONFLICT where somebody else asks for second factors. */
export function assertOffered({ identity }: SecondFactorTools): void {
  if (identity.takesSecondFactor) return;
  throw new AppError('CONFLICT', NOT_OFFERED);
}

const NOT_OFFERED = 'Firebase keeps the accounts here, so that second factors are up to it';

/**
 * Throws INVALID for a wrong code. Not the 401 of a login, which would end the session of whoever
 * mistypes.
 */
export function refuseCode(): never {
  throw invalid([{ path: 'code', message: WRONG_CODE }]);
}
