import type { SecurityEvents } from '#auth/security-events/security-events.ts';
import type { Context } from '#core/access.ts';
import type { SecurityEventKind } from '#core/security-event-kinds.ts';
import type { User } from './user.fields.ts';

type Account = Pick<User, 'id' | 'email' | 'role' | 'sections' | 'isActive'>;
/** An account before and after a change; null where there is none. */
type Change = { before: object | null; after: object | null };

/** Does what changes an account, and leaves a trace of each thing that changes who may do what. */
export function traceUser<Result>(
  events: SecurityEvents,
  context: Context,
  change: Change,
  act: () => Promise<Result>,
): Promise<Result> {
  const [before, after] = [change.before, change.after] as (Account | null)[];
  const account = (before ?? after) as Account;
  // The innermost is noted last, so that the list has them in this order.
  return kindsOf(before ?? null, after ?? null).reduceRight(
    (inner, kind) => () => events.trace(context, kind, account, inner),
    act,
  )();
}

function kindsOf(before: Account | null, after: Account | null): SecurityEventKind[] {
  if (!after) return ['account-deleted'];
  if (!before) return ['account-added', `became-${after.role}`];
  const kinds: [isChanged: boolean, kind: SecurityEventKind][] = [
    [before.role !== after.role, `became-${after.role}`],
    [String(before.sections ?? []) !== String(after.sections ?? []), 'sections-changed'],
    [before.email !== after.email, 'email-changed'],
    [
      before.isActive !== after.isActive,
      after.isActive ? 'account-activated' : 'account-deactivated',
    ],
  ];
  return kinds.filter(([isChanged]) => isChanged).map(([, kind]) => kind);
}
