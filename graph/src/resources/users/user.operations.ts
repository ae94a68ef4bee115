import { assertNewPassword } from '#auth/assert-new-password.ts';
import type { IdentityProvider } from '#auth/identity/identity.ts';
import { assertMayWrite, SYSTEM_CONTEXT } from '#core/access.ts';
import { AppError, invalid } from '#core/errors.ts';
import { defineOperation, messageOutput, type Operation } from '#core/operation.ts';
import { type PlainRecord, toRecord } from '#core/read/record.ts';
import type { Service, ServiceTools } from '#core/service.ts';
import { endWith } from '#core/write/journal.ts';
import { loadIfPresent } from '#core/write/load.ts';
import { withLock } from '#core/write/lock.ts';
import { parseKeeping } from '#core/write/parse-keeping.ts';
import { parseValues } from '#core/write/parse-values.ts';
import { traceUser } from './trace-user.ts';
import { newUserFields, type User, userFields } from './user.fields.ts';

/** Creates users with a password. Never lets the last active administrator go. */
export function extendUsers(service: Service, tools: ServiceTools): Service {
  const { identity, connection } = tools;
  const beginAccount = defineAccountActs(service, tools);
  // The lock prevents two administrators from demoting each other at the same moment.
  const alone = <Result>(work: () => Promise<Result>) =>
    withLock(connection, 'administrators', work);
  return {
    ...service,
    async create(context, input) {
      assertMayWrite(context, service.resource);
      const fields = { ...userFields, ...newUserFields };
      const { password: typed, ...values } = parseValues(fields, input, 'create');
      assertSections(tools.services, values);
      await assertNewPassword(tools.services, String(typed), values, 'password');
      const user = await service.create(context, values);
      await traceUser(tools.securityEvents, context, { before: null, after: user }, async () => {
        await identity.saveAccount(toAccount(user));
        await identity.setPassword(user.id, String(typed));
      });
      return user;
    },
    async update(context, id, input, version) {
      assertMayWrite(context, service.resource);
      const readStored = () => loadIfPresent(service, id);
      const values = await parseKeeping(userFields, input, 'update', readStored);
      assertSections(tools.services, values);
      return alone(async () => {
        const before = await service.get(context, id);
        const after = { ...before, ...values };
        if (isAdministrator(before) && !isAdministrator(after)) await assertNotLast(service, id);
        const act = await beginAccount(context, { id: before.id });
        return traceUser(tools.securityEvents, context, { before, after }, () =>
          endWith(act, service.update(context, id, values, version)),
        );
      });
    },
    async remove(context, id) {
      assertMayWrite(context, service.resource);
      if (context.viewer?.id === id) {
        throw new AppError('CONFLICT', 'You cannot delete your own account');
      }
      return alone(async () => {
        const user = await service.get(context, id);
        if (isAdministrator(user)) await assertNotLast(service, id);
        const act = await beginAccount(context, { id: user.id });
        return traceUser(tools.securityEvents, context, { before: user, after: null }, () =>
          endWith(act, service.remove(context, id)),
        );
      });
    },
  };
}

/** Acts that bring what signs a user in to what the user's record says. */
function defineAccountActs({ model, resource }: Service, { identity, journal }: ServiceTools) {
  return journal.define('follow a user', async (_context, { id }: { id: string }) => {
    const stored = await model.findOne({ _id: id }).lean();
    if (stored) await identity.saveAccount(toAccount(toRecord(resource.fields, stored)));
    else await identity.removeAccount(id);
  });
}

export function userOperations(
  service: Service,
  { identity, services, securityEvents }: ServiceTools,
): Operation[] {
  return [
    defineOperation({
      name: 'resetUserPassword',
      summary: 'Sets a new password and ends the sessions of the user',
      kind: 'mutation',
      method: 'put',
      path: '/users/:id/reset-password',
      audience: 'admin',
      input: { newPassword: newUserFields.password },
      output: messageOutput,
      async run(context, { id, input }) {
        const user = await service.get(context, id);
        await assertNewPassword(services, input.newPassword, user);
        // A crash may have prevented the first save of the account, so it is saved again.
        await identity.saveAccount(toAccount(user));
        await securityEvents.trace(context, 'password-reset', user, () =>
          identity.setPassword(user.id, input.newPassword),
        );
        return { message: 'Password reset successfully' };
      },
    }),
  ];
}

/**
 * Creates an administrator and gives the id. Completes an administrator whose password a crash left
 * out. Does not change a user who can sign in.
 */
export async function ensureAdministrator(
  service: Service,
  identity: IdentityProvider,
  { password: typed, ...user }: { email: string; name: string; password: string },
): Promise<string> {
  const found = await service.model.findOne({ email: user.email.toLowerCase() }).lean();
  if (!found) {
    const made = await service.create(SYSTEM_CONTEXT, { ...user, password: typed, role: 'admin' });
    return made.id;
  }
  const record = await service.get(SYSTEM_CONTEXT, String(found._id));
  if (!(await identity.hasPassword(record.id))) {
    await identity.saveAccount(toAccount(record));
    await identity.setPassword(record.id, typed);
  }
  return record.id;
}

/** Throws INVALID for a section that is none. */
function assertSections(
  services: ServiceTools['services'],
  { sections = [] }: { sections?: string[] },
): void {
  const unknown = sections.find((name) => !services.get(name)?.resource.isSection);
  if (unknown === undefined) return;
  throw invalid([{ path: 'sections', message: `There is no section ${unknown}` }]);
}

async function assertNotLast(service: Service, id: string): Promise<void> {
  const others = { role: 'admin', isActive: true, _id: { $ne: id } };
  if ((await service.model.countDocuments(others)) > 0) return;
  throw new AppError('CONFLICT', 'The last active administrator must stay');
}

function isAdministrator(user: Record<string, unknown>): boolean {
  return user.role === 'admin' && user.isActive === true;
}

function toAccount(record: PlainRecord) {
  const { id, email, name, role, isActive } = record as unknown as User;
  return { id, email, name, role, isActive };
}
