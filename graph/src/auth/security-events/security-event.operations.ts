import type { Viewer } from '#core/access.ts';
import { select, text } from '#core/fields/index.ts';
import { defineOperation, type Operation, type Output } from '#core/operation.ts';
import { SECURITY_EVENTS } from '#core/security-event-kinds.ts';
import type { SecurityEvent, SecurityEvents } from './security-events.ts';

const output: Output = {
  kind: 'page',
  name: 'SecurityEvent',
  fields: {
    id: text({ label: 'Id', required: true }),
    event: select({ label: 'Event', options: SECURITY_EVENTS }),
    account: text({ label: 'Account', required: true, help: 'Its e-mail at that time.' }),
    by: text({ label: 'By', help: 'The e-mail of who did it; empty for who held a link.' }),
    at: text({ label: 'At', required: true, help: 'ISO 8601 in UTC.' }),
    device: text({ label: 'Device', help: 'What the browser calls itself.' }),
    address: text({ label: 'Address', help: 'The IP address of the request.' }),
  },
};

const user = text({ label: 'User', maxLength: 40, help: 'An id; all if it is left out.' });

/** Seeing what happened to accounts: everybody to their own, administrators to all. */
export function securityEventOperations(events: SecurityEvents): Operation[] {
  const shared = { kind: 'query', method: 'get', output } as const;
  return [
    defineOperation({
      ...shared,
      name: 'securityEvents',
      summary: 'What happened to your account, within a year, the newest first',
      path: '/auth/security-events',
      audience: 'staff',
      input: {},
      async run({ viewer }, { page }) {
        const found = await events.list({ accountId: viewer?.id ?? '' }, page);
        return { items: found.events.map(toOwn(viewer)), count: found.count };
      },
    }),
    defineOperation({
      ...shared,
      name: 'userSecurityEvents',
      summary: 'The same of one user, or of all, with those who were deleted since',
      path: '/users/security-events',
      audience: 'admin',
      input: { user },
      async run(_context, { input, page }) {
        const found = await events.list(input.user ? { accountId: input.user } : {}, page);
        return { items: found.events.map(toOutput), count: found.count };
      },
    }),
  ];
}

/** Where a colleague was when they did something is nobody else's business. */
function toOwn(viewer: Viewer | null) {
  return (event: SecurityEvent) => {
    const isOfOther = event.byId !== null && event.byId !== viewer?.id;
    return toOutput(isOfOther ? { ...event, device: '', address: '' } : event);
  };
}

function toOutput({ accountId: _, byId: __, at, ...event }: SecurityEvent) {
  return { ...event, at: at.toISOString() };
}
