import { AppError } from '#core/errors.ts';
import type { Service } from '#core/service.ts';
import type { IdentityProvider } from '../identity/identity.ts';
import type { SecondFactors } from './second-factors.ts';

/** Counts tries of an account's codes, at whichever door. A success resets the count. */
export type CountCodes = <Result>(
  accountId: string,
  work: () => Promise<Result>,
) => Promise<Result>;

export type SecondFactorTools = {
  identity: IdentityProvider;
  factors: SecondFactors;
  countCodes: CountCodes;
};

/** The same, with the users and all services by their resource. */
export type AccountTools = SecondFactorTools & {
  users: Service;
  services: ReadonlyMap<string, Service>;
};

export const WRONG_CODE = 'The code is wrong or was used already';

/**
 * Asks whoever had the right password for a code, where the account has a second factor. Throws
 * TOTP_REQUIRED without a code, and TOTP_WRONG for a wrong one.
 */
export async function askSecondFactor(
  { identity, factors, countCodes }: SecondFactorTools,
  accountId: string,
  code: string,
): Promise<void> {
  if (!identity.takesSecondFactor) return;
  if ((await factors.read(accountId)).since === null) return;
  if (!code) throw new AppError('TOTP_REQUIRED', 'Please enter the code of your authenticator app');
  await countCodes(accountId, async () => {
    if (!(await factors.use(accountId, code))) throw new AppError('TOTP_WRONG', WRONG_CODE);
  });
}
