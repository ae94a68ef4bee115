import type { Context } from '#core/access.ts';
import { AppError } from '#core/errors.ts';
import type { Service } from '#core/service.ts';
import type { IdentityProvider } from '../identity/identity.ts';
import type { SecurityEvents } from '../security-events/security-events.ts';
import type { SecondFactors } from './second-factors.ts';
import { isTotpCode } from './totp.ts';

/** Counts tries of an account's codes, at whichever door. A success resets the count. */
export type CountCodes = <Result>(
  accountId: string,
  work: () => Promise<Result>,
) => Promise<Result>;

export type SecondFactorTools = {
  identity: IdentityProvider;
  factors: SecondFactors;
  countCodes: CountCodes;
  events: SecurityEvents;
};

/** The same, with the users and all services by their resource. */
export type AccountTools = SecondFactorTools & {
  users: Service;
  services: ReadonlyMap<string, Service>;
};

export const WRONG_CODE = 'The code is wrong or was used already';

/**
 * Asks the viewer of the context, who had the right password, for a code, where the account has a
 * second factor. Throws TOTP_REQUIRED without a code, and TOTP_WRONG for a wrong one.
 */
export async function askSecondFactor(
  tools: SecondFactorTools,
  context: Context,
  code: string,
): Promise<void> {
  if (!tools.identity.takesSecondFactor) return;
  if ((await tools.factors.read(context.viewer?.id ?? '')).since === null) return;
  if (!code) throw new AppError('TOTP_REQUIRED', 'Please enter the code of your authenticator app');
  await useCode(tools, context, code, () => {
    throw new AppError('TOTP_WRONG', WRONG_CODE);
  });
}

/** Uses up a code of the viewer, and refuses a wrong one. A recovery code leaves a trace. */
export async function useCode(
  { factors, countCodes, events }: SecondFactorTools,
  context: Context,
  code: string,
  refuse: () => never,
): Promise<void> {
  const { id = '', email = '' } = context.viewer ?? {};
  const use = async () => {
    if (!(await factors.use(id, code))) refuse();
  };
  const isOfApp = isTotpCode(code.replace(/\s/g, ''));
  await countCodes(id, () =>
    isOfApp ? use() : events.trace(context, 'recovery-code-used', { id, email }, use),
  );
}
