import { randomBytes } from 'node:crypto';
import { type Context, SYSTEM_CONTEXT } from '#core/access.ts';
import { AppError } from '#core/errors.ts';
import { type FieldMap, password, text } from '#core/fields/index.ts';
import { LIMITS } from '#core/limit.ts';
import { defineOperation, messageOutput, type Operation, type Output } from '#core/operation.ts';
import { SHORTEST_PASSWORD } from '#core/passwords/shortest-password.ts';
import { pick } from '#core/pick.ts';
import type { PlainRecord } from '#core/read/record.ts';
import type { Service } from '#core/service.ts';
import { assertNewPassword } from './assert-new-password.ts';
import type { IdentityProvider } from './identity/identity.ts';
import type { LinkKind, PasswordLinks } from './password-links.ts';
import type { SecurityEvents } from './security-events/security-events.ts';

type Tools = {
  identity: IdentityProvider;
  links: PasswordLinks;
  events: SecurityEvents;
  users: Service;
  services: ReadonlyMap<string, Service>;
};

/** Links that administrators make and hand over, and with which people set their password. */
export function passwordLinkOperations(tools: Tools): Operation[] {
  return [defineInvite(tools), defineMake(tools), defineRead(tools), defineUse(tools)];
}

const linkOutput: Output = {
  kind: 'fields',
  name: 'PasswordLink',
  fields: {
    path: text({
      label: 'Path',
      required: true,
      help: 'Of the page in the back office. It is given this once, and works once.',
    }),
    expiresAt: text({ label: 'Expires at', required: true, help: 'ISO 8601 in UTC.' }),
  },
};

/** What the trace of a link is called: once it is made, and once it is used. */
const EVENTS = {
  invitation: { made: 'invited', used: 'invitation-used' },
  reset: { made: 'reset-link-made', used: 'reset-link-used' },
} as const;

async function makeLink(
  { links, events }: Tools,
  context: Context,
  user: PlainRecord,
  kind: LinkKind,
) {
  const make = () => links.make(user.id, kind);
  const { token, expiresAt } = await events.trace(context, EVENTS[kind].made, user, make);
  // Behind the `#`, which browsers send to no server, so that no log holds it.
  return { path: `/admin/password#${token}`, expiresAt: expiresAt.toISOString() };
}

function defineInvite(tools: Tools): Operation {
  const { users } = tools;
  const fields: FieldMap = users.resource.fields;
  return defineOperation({
    name: 'inviteUser',
    summary: 'Adds a user, who sets the password with the link that this gives',
    kind: 'mutation',
    method: 'post',
    path: '/users/invite',
    audience: 'admin',
    input: pick(
      fields,
      Object.keys(fields).filter((name) => name !== 'isActive'),
    ),
    output: linkOutput,
    failures: { CONFLICT: 'Another user has the e-mail.' },
    async run(context: Context, { input }) {
      // Nobody knows it, so only the link lets the person in.
      const unknown = randomBytes(32).toString('base64url');
      const user = await users.create(context, { ...input, password: unknown });
      return makeLink(tools, context, user, 'invitation');
    },
  });
}

function defineMake(tools: Tools): Operation {
  return defineOperation({
    name: 'makePasswordLink',
    summary: 'Makes the link with which a user sets a new password, and ends an earlier one',
    kind: 'mutation',
    method: 'post',
    path: '/users/:id/password-link',
    audience: 'admin',
    input: {},
    output: linkOutput,
    failures: { CONFLICT: 'The user is deactivated.' },
    async run(context, { id }) {
      const user = await tools.users.get(context, id);
      if (!user.isActive) throw new AppError('CONFLICT', 'This user is deactivated');
      return makeLink(tools, context, user, 'reset');
    },
  });
}

const token = text({ label: 'Token', required: true, maxLength: 200 });
const forEveryone = {
  ...({ kind: 'mutation', method: 'post', audience: 'public' } as const),
  limits: LIMITS.passwordLink,
  failures: { NOT_FOUND: 'The link was used, has expired, or never was.' },
};

function defineRead({ links, users }: Tools): Operation {
  return defineOperation({
    ...forEveryone,
    name: 'readPasswordLink',
    summary: 'Whose password a link sets, while it works',
    path: '/auth/link',
    input: { token },
    output: {
      kind: 'fields',
      name: 'LinkOwner',
      fields: {
        name: text({ label: 'Name', required: true }),
        email: text({ label: 'E-mail', required: true }),
        kind: text({ label: 'Kind', required: true, help: '`invitation` or `reset`.' }),
      },
    },
    async run(_context, { input }) {
      const link = await links.find(input.token);
      const { name, email } = await ownerOf(users, link?.accountId);
      return { name, email, kind: link?.kind };
    },
  });
}

function defineUse({ identity, links, users, services, events }: Tools): Operation {
  return defineOperation({
    ...forEveryone,
    name: 'usePasswordLink',
    summary: 'Sets the password of the user of a link, and ends the link and all logins',
    path: '/auth/link/password',
    input: { token, newPassword: password({ label: 'Password', minLength: SHORTEST_PASSWORD }) },
    output: messageOutput,
    async run(context, { input }) {
      const link = await links.find(input.token);
      const owner = await ownerOf(users, link?.accountId);
      await assertNewPassword(services, input.newPassword, owner);
      // Whoever is signed in here meanwhile need not be who holds the link.
      const holder = { ...context, viewer: null };
      await events.trace(holder, EVENTS[link?.kind ?? 'reset'].used, owner, async () => {
        const taken = await links.take(input.token);
        const { id } = await ownerOf(users, taken?.accountId);
        await identity.setPassword(id, input.newPassword);
      });
      return { message: 'Your password is set. Please sign in.' };
    },
  });
}

/** The active user of a link. Throws NOT_FOUND in one sentence, whatever is wrong with the link. */
async function ownerOf(users: Service, id: string | undefined) {
  const user = id === undefined ? null : await users.get(SYSTEM_CONTEXT, id).catch(() => null);
  if (user?.isActive) return user;
  throw new AppError('NOT_FOUND', 'This link was used or has expired. Please ask for a new one');
}
