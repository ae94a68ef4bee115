import { AppError } from '#core/errors.ts';
import { flag, integer, text } from '#core/fields/index.ts';
import { LIMITS } from '#core/limit.ts';
import { defineOperation, type Operation } from '#core/operation.ts';
import { readSiteName } from '../assert-new-password.ts';
import type { AccountTools } from './ask-second-factor.ts';
import {
  assertOffered,
  assertPassword,
  codeField,
  codesOutput,
  currentPassword,
  own,
  refuseCode,
} from './second-factor-parts.ts';
import { addressOf } from './totp.ts';

/** Seeing one's own second factor, and switching it on. */
export function setUpOperations(tools: AccountTools): Operation[] {
  return [defineRead(tools), defineBegin(tools), defineConfirm(tools)];
}

function defineRead({ identity, factors }: AccountTools): Operation {
  return defineOperation({
    ...own,
    name: 'secondFactor',
    summary: 'Your second factor: whether it is on, and since when',
    kind: 'query',
    method: 'get',
    input: {},
    output: {
      kind: 'fields',
      name: 'SecondFactor',
      fields: {
        isOffered: flag({ label: 'Offered', help: 'False where Firebase keeps the accounts.' }),
        isOn: flag({ label: 'On' }),
        since: text({ label: 'Since', help: 'ISO 8601 in UTC; empty while it is off.' }),
        recoveryCodesLeft: integer({ label: 'Recovery codes left', defaultValue: 0 }),
        resetBy: text({ label: 'Reset by', help: 'The administrator who switched it off.' }),
        resetAt: text({ label: 'Reset at', help: 'ISO 8601 in UTC.' }),
      },
    },
    async run({ viewer }) {
      const { since, recoveryCodesLeft, reset } = await factors.read(viewer?.id ?? '');
      return {
        isOffered: identity.takesSecondFactor,
        isOn: identity.takesSecondFactor && since !== null,
        since: since?.toISOString() ?? '',
        recoveryCodesLeft,
        resetBy: reset?.by ?? '',
        resetAt: reset?.at.toISOString() ?? '',
      };
    },
  });
}

function defineBegin(tools: AccountTools): Operation {
  const { factors, services } = tools;
  return defineOperation({
    ...own,
    name: 'beginSecondFactor',
    summary: 'Makes the secret for your authenticator app, which a code then confirms',
    kind: 'mutation',
    method: 'post',
    input: { currentPassword },
    output: {
      kind: 'fields',
      name: 'SecondFactorSecret',
      fields: {
        secret: text({ label: 'Secret', required: true, help: 'In Base32, to be typed.' }),
        address: text({ label: 'Address', required: true, help: 'For a QR code: `otpauth://…`.' }),
      },
    },
    limits: LIMITS.currentPassword,
    failures: { CONFLICT: 'It is on already, or Firebase keeps the accounts.' },
    async run({ viewer }, { input }) {
      const { id = '', email = '' } = viewer ?? {};
      assertOffered(tools);
      await assertPassword(tools, id, input.currentPassword);
      await assertOff(tools, id);
      const secret = await factors.begin(id);
      return { secret, address: addressOf(secret, await readSiteName(services), email) };
    },
  });
}

function defineConfirm(tools: AccountTools): Operation {
  const { identity, factors, countCodes, events } = tools;
  return defineOperation({
    ...own,
    path: `${own.path}/confirm`,
    name: 'confirmSecondFactor',
    summary: 'Switches your second factor on by a first code, and ends your other logins',
    kind: 'mutation',
    method: 'post',
    input: { code: codeField(true) },
    output: codesOutput,
    failures: {
      CONFLICT: 'It is on already, or Firebase keeps the accounts.',
      TOO_MANY_REQUESTS: 'There were too many wrong codes.',
    },
    async run(context, { input }) {
      const { id = '', email = '' } = context.viewer ?? {};
      assertOffered(tools);
      await assertOff(tools, id);
      const confirm = async () => {
        const codes = await factors.confirm(id, input.code.replace(/\s/g, ''));
        return codes ?? refuseCode();
      };
      const recoveryCodes = await countCodes(id, () =>
        events.trace(context, 'second-factor-on', { id, email }, confirm),
      );
      // A login from before may be somebody else's, who knows the password alone.
      const current = context.token ? await identity.sessionOf(context.token) : null;
      await identity.endSessions(id, 'second-factor', { except: current ?? '' });
      return { recoveryCodes };
    },
  });
}

async function assertOff({ factors }: AccountTools, id: string): Promise<void> {
  const { since } = await factors.read(id);
  if (since !== null) throw new AppError('CONFLICT', 'The second factor is on already');
}
