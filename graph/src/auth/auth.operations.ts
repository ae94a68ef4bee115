import { SYSTEM_CONTEXT, withEveryRight } from '#core/access.ts';
import { AppError } from '#core/errors.ts';
import { email, flag, lines, password, text } from '#core/fields/index.ts';
import { LIMITS } from '#core/limit.ts';
import { defineOperation, messageOutput, type Operation, type Output } from '#core/operation.ts';
import { SHORTEST_PASSWORD } from '#core/passwords/shortest-password.ts';
import type { Service } from '#core/service.ts';
import { assertNewPassword } from './assert-new-password.ts';
import type { IdentityProvider } from './identity/identity.ts';
import { type AccountTools, askSecondFactor } from './second-factor/ask-second-factor.ts';
import { codeField } from './second-factor/second-factor-parts.ts';
import type { FindViewer } from './viewer.ts';

/** Signing in and out, and what people do with their own account. */
export function authOperations(tools: AccountTools, findViewer: FindViewer): Operation[] {
  return [
    defineLogin(tools, findViewer),
    defineLogout(tools.identity),
    defineMe(tools.users),
    defineProfile(tools.users),
    definePassword(tools),
  ];
}

const loginOutput: Output = {
  kind: 'fields',
  name: 'Login',
  fields: {
    token: text({ label: 'Token', required: true }),
    id: text({ label: 'Id', required: true }),
    name: text({ label: 'Name', required: true }),
    email: text({ label: 'E-mail', required: true }),
    role: text({ label: 'Role', required: true }),
    isActive: flag({ label: 'Active' }),
    sections: lines({ label: 'Sections', help: 'What the account is limited to, if anything.' }),
  },
};

function defineLogin(tools: AccountTools, findViewer: FindViewer): Operation {
  return defineOperation({
    name: 'login',
    summary: 'Signs in',
    kind: 'mutation',
    method: 'post',
    path: '/auth/login',
    audience: 'public',
    input: {
      email: email({ label: 'E-mail', required: true }),
      password: password({ label: 'Password' }),
      code: codeField(false),
    },
    output: loginOutput,
    limits: LIMITS.login,
    failures: {
      UNAUTHENTICATED: 'The e-mail or the password is wrong, or it is deactivated.',
      TOTP_REQUIRED: 'The password is right, and `code` is missing (`TOTP_REQUIRED`).',
      TOTP_WRONG: 'The password is right, and `code` is wrong or used up (`TOTP_WRONG`).',
    },
    async run(context, { input }) {
      const proof = await tools.identity.signIn(input.email, input.password);
      // Only who has the right password is told so.
      if (proof && !proof.isActive) throw new AppError('UNAUTHENTICATED', DEACTIVATED);
      const viewer = proof && (await findViewer(proof.id));
      if (!viewer) throw new AppError('UNAUTHENTICATED', 'The e-mail or the password is wrong');
      await askSecondFactor(tools, { ...context, viewer }, input.code);
      const { device = '', address } = context;
      return { token: await proof.open({ device, address }), isActive: true, ...viewer };
    },
  });
}

const DEACTIVATED = 'This account is deactivated. Please ask an administrator';

function defineLogout(identity: IdentityProvider): Operation {
  return defineOperation({
    name: 'logout',
    summary: 'Ends this login',
    kind: 'mutation',
    method: 'post',
    path: '/auth/logout',
    audience: 'staff',
    input: {},
    output: messageOutput,
    async run({ token }) {
      if (token) await identity.signOut(token);
      return { message: 'Signed out' };
    },
  });
}

function defineMe(users: Service): Operation {
  return defineOperation({
    name: 'me',
    summary: 'The user who is signed in',
    kind: 'query',
    method: 'get',
    path: '/auth/me',
    audience: 'staff',
    input: {},
    output: { kind: 'record', resource: 'users' },
    run: ({ viewer }) => users.get(SYSTEM_CONTEXT, viewer?.id ?? ''),
  });
}

function defineProfile(users: Service): Operation {
  return defineOperation({
    name: 'changeProfile',
    summary: 'Changes your own name',
    kind: 'mutation',
    method: 'put',
    path: '/auth/me',
    audience: 'staff',
    input: { name: text({ label: 'Name', required: true, maxLength: 120 }) },
    output: { kind: 'record', resource: 'users' },
    run: (context, { input }) =>
      users.update(withEveryRight(context), context.viewer?.id ?? '', input, null),
  });
}

function definePassword({ identity, services, events }: AccountTools): Operation {
  return defineOperation({
    name: 'changePassword',
    summary: 'Changes your own password and ends your logins',
    kind: 'mutation',
    method: 'put',
    path: '/auth/password',
    audience: 'staff',
    input: {
      currentPassword: password({ label: 'Current password' }),
      newPassword: password({ label: 'Password', minLength: SHORTEST_PASSWORD }),
    },
    output: messageOutput,
    limits: LIMITS.currentPassword,
    async run(context, { input }) {
      const { id = '', name = '', email = '' } = context.viewer ?? {};
      if (!(await identity.isPassword(id, input.currentPassword))) {
        const message = 'The current password is wrong';
        throw new AppError('INVALID', message, { errors: [{ path: 'currentPassword', message }] });
      }
      await assertNewPassword(services, input.newPassword, { name, email });
      await events.trace(context, 'password-changed', { id, email }, () =>
        identity.setPassword(id, input.newPassword),
      );
      return { message: 'Password changed successfully' };
    },
  });
}
