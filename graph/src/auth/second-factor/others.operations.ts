import { AppError } from '#core/errors.ts';
import { text } from '#core/fields/index.ts';
import { defineOperation, messageOutput, type Operation } from '#core/operation.ts';
import type { AccountTools } from './ask-second-factor.ts';

/** What administrators do with the second factors of others. */
export function othersOperations(tools: AccountTools): Operation[] {
  return [defineListOfOthers(tools), defineReset(tools)];
}

function defineListOfOthers({ identity, factors }: AccountTools): Operation {
  return defineOperation({
    name: 'secondFactors',
    summary: 'The users who have a second factor',
    kind: 'query',
    method: 'get',
    path: '/users/second-factors',
    audience: 'admin',
    input: {},
    output: {
      kind: 'fields',
      name: 'UserSecondFactor',
      isList: true,
      fields: {
        id: text({ label: 'Id', required: true, help: 'Of the user.' }),
        since: text({ label: 'Since', required: true, help: 'ISO 8601 in UTC.' }),
      },
    },
    async run() {
      const all = identity.takesSecondFactor ? await factors.list() : [];
      return all.map(({ accountId, since }) => ({ id: accountId, since: since.toISOString() }));
    },
  });
}

function defineReset({ identity, factors, users, events }: AccountTools): Operation {
  return defineOperation({
    name: 'resetUserSecondFactor',
    summary: 'Switches the second factor of another user off, and ends their logins',
    kind: 'mutation',
    method: 'delete',
    path: '/users/:id/second-factor',
    audience: 'admin',
    input: {},
    output: messageOutput,
    failures: { CONFLICT: 'It is your own, which your password and a code switch off.' },
    async run(context, { id }) {
      const user = await users.get(context, id);
      if (user.id === context.viewer?.id) throw new AppError('CONFLICT', OWN);
      const { since } = await factors.read(user.id);
      const event = since === null ? 'sessions-ended' : 'second-factor-reset';
      await events.trace(context, event, user, async () => {
        const wasOn = await factors.reset(user.id, context.viewer?.email ?? '');
        const ended = await identity.endSessions(user.id, 'by-admin');
        return ended + Number(wasOn);
      });
      return { message: 'The second factor is off' };
    },
  });
}

const OWN = 'Switch your own second factor off on your account page, with your password and a code';
