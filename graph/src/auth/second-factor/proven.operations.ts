import type { Context } from '#core/access.ts';
import { AppError } from '#core/errors.ts';
import { LIMITS } from '#core/limit.ts';
import { defineOperation, messageOutput, type Operation } from '#core/operation.ts';
import { type AccountTools, useCode } from './ask-second-factor.ts';
import {
  assertOffered,
  assertPassword,
  codeField,
  codesOutput,
  currentPassword,
  own,
  refuseCode,
} from './second-factor-parts.ts';

/** What takes both the password and a code: new recovery codes, and switching it off. */
export function provenOperations(tools: AccountTools): Operation[] {
  return [defineRenew(tools), defineEnd(tools)];
}

const withProof = {
  kind: 'mutation',
  input: { currentPassword, code: codeField(true) },
  limits: LIMITS.currentPassword,
  failures: { CONFLICT: 'It is off, or Firebase keeps the accounts.' },
} as const;

function defineRenew(tools: AccountTools): Operation {
  return defineOperation({
    ...own,
    ...withProof,
    path: `${own.path}/recovery-codes`,
    name: 'renewRecoveryCodes',
    summary: 'Makes new recovery codes, which end the earlier ones',
    method: 'post',
    output: codesOutput,
    async run(context, { input }) {
      const { id = '', email = '' } = context.viewer ?? {};
      await assertProof(tools, context, input);
      const renew = () => tools.factors.renewCodes(id);
      const account = { id, email };
      const codes = await tools.events.trace(context, 'recovery-codes-renewed', account, renew);
      return { recoveryCodes: codes };
    },
  });
}

function defineEnd(tools: AccountTools): Operation {
  return defineOperation({
    ...own,
    ...withProof,
    name: 'endSecondFactor',
    summary: 'Switches your second factor off, by your password and a code',
    method: 'delete',
    output: messageOutput,
    async run(context, { input }) {
      const { id = '', email = '' } = context.viewer ?? {};
      await assertProof(tools, context, input);
      const end = () => tools.factors.end(id);
      await tools.events.trace(context, 'second-factor-off', { id, email }, end);
      return { message: 'The second factor is off' };
    },
  });
}

async function assertProof(
  tools: AccountTools,
  context: Context,
  given: { currentPassword: string; code: string },
): Promise<void> {
  const id = context.viewer?.id ?? '';
  assertOffered(tools);
  await assertPassword(tools, id, given.currentPassword);
  const { since } = await tools.factors.read(id);
  if (since === null) throw new AppError('CONFLICT', 'The second factor is off');
  await useCode(tools, context, given.code, refuseCode);
}
