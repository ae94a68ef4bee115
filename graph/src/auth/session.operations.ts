import type { Context } from '#core/access.ts';
import { flag, text } from '#core/fields/index.ts';
import { defineOperation, messageOutput, type Operation, type Output } from '#core/operation.ts';
import type { Service } from '#core/service.ts';
import type { IdentityProvider } from './identity/identity.ts';
import type { SecurityEvents } from './security-events/security-events.ts';
import type { OpenSession } from './sessions.ts';

/** Seeing and ending sessions: everybody their own, administrators those of others. */
export function sessionOperations(tools: Tools): Operation[] {
  return [...ownSessions(tools), ...sessionsOfOthers(tools)];
}

type Tools = { identity: IdentityProvider; users: Service; events: SecurityEvents };

const sessionsOutput: Output = {
  kind: 'fields',
  name: 'Session',
  isList: true,
  fields: {
    id: text({ label: 'Id', required: true }),
    device: text({ label: 'Device', help: 'What the browser calls itself.' }),
    address: text({ label: 'Address', help: 'The IP address of the login.' }),
    openedAt: text({ label: 'Opened at', required: true, help: 'ISO 8601 in UTC.' }),
    isCurrent: flag({ label: 'Current', help: 'The session of this request.' }),
  },
};

const session = text({ label: 'Session', help: 'The one to end; all if it is left out.' });

function ownSessions({ identity }: Tools): Operation[] {
  const shared = { path: '/auth/sessions', audience: 'staff' } as const;
  return [
    defineOperation({
      ...shared,
      name: 'sessions',
      summary: 'Your open logins, the newest first',
      kind: 'query',
      method: 'get',
      input: {},
      output: sessionsOutput,
      async run({ viewer, token }) {
        const [open, current] = await Promise.all([
          identity.listSessions(viewer?.id ?? ''),
          token ? identity.sessionOf(token) : null,
        ]);
        return open.map((each) => toOutput(each, current));
      },
    }),
    defineOperation({
      ...shared,
      name: 'endSession',
      summary: 'Ends one of your logins, or all but this one',
      kind: 'mutation',
      method: 'delete',
      input: { session: { ...session, help: 'The one to end; all others if it is left out.' } },
      output: messageOutput,
      async run(context: Context, { input }) {
        const current = context.token ? await identity.sessionOf(context.token) : null;
        const which = input.session ? { only: input.session } : { except: current ?? '' };
        await identity.endSessions(context.viewer?.id ?? '', 'ended', which);
        return {
          message: input.session ? 'The session has ended' : 'The other sessions have ended',
        };
      },
    }),
  ];
}

function sessionsOfOthers({ identity, users, events }: Tools): Operation[] {
  const shared = { path: '/users/:id/sessions', audience: 'admin' } as const;
  return [
    defineOperation({
      ...shared,
      name: 'userSessions',
      summary: 'The open logins of a user, the newest first',
      kind: 'query',
      method: 'get',
      input: {},
      output: sessionsOutput,
      async run(context, { id }) {
        const user = await users.get(context, id);
        return (await identity.listSessions(user.id)).map((each) => toOutput(each, null));
      },
    }),
    defineOperation({
      ...shared,
      name: 'endUserSessions',
      summary: 'Ends one login of a user, or all of them',
      kind: 'mutation',
      method: 'delete',
      input: { session },
      output: messageOutput,
      async run(context, { id, input }) {
        const user = await users.get(context, id);
        const which = input.session ? { only: input.session } : undefined;
        await events.trace(context, 'sessions-ended', user, () =>
          identity.endSessions(user.id, 'by-admin', which),
        );
        return { message: input.session ? 'The session has ended' : 'All sessions have ended' };
      },
    }),
  ];
}

function toOutput({ id, device, address, openedAt }: OpenSession, current: string | null) {
  return { id, device, address, openedAt: openedAt.toISOString(), isCurrent: id === current };
}
