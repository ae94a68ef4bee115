import { AppError } from './errors.ts';
import type { Role } from './roles.ts';

/** Who may use something: everyone, the signed-in staff, or only administrators. */
export type Audience = 'public' | 'staff' | 'admin';

/** The signed-in member of staff who makes a request. */
export type Viewer = { id: string; name: string; email: string; role: Role };

/** What every service function takes first. */
export type Context = {
  viewer: Viewer | null;
  requestId: string;
  /** The bearer token of the request, for signing out. */
  token: string | null;
  /** Why the session of the token was ended, in a sentence for its owner. */
  endedBecause?: string | null;
  /** The address the request came from. */
  address: string;
  /** The browser's `User-Agent`. */
  device?: string;
  /** The same for all tries of one creation. See `write/repeated-creation.ts`. */
  idempotencyKey?: string | undefined;
};

/** The context of work that no person asked for, such as seeding. */
export const SYSTEM_CONTEXT: Context = {
  viewer: { id: 'system', name: 'Karibu', email: '', role: 'admin' },
  requestId: 'system',
  token: null,
  address: '',
};

/** The same person without limits: for what follows from something that they may do. */
export function withEveryRight(context: Context): Context {
  return context.viewer ? { ...context, viewer: { ...context.viewer, role: 'admin' } } : context;
}

/** What an anonymous visitor sees: the published content. */
export const PUBLIC_CONTEXT: Context = {
  viewer: null,
  requestId: 'public',
  token: null,
  address: '',
};

/** Throws UNAUTHENTICATED or FORBIDDEN unless the viewer belongs to the audience. */
export function assertMay(context: Context, audience: Audience): void {
  if (audience === 'public') return;
  if (!context.viewer) {
    throw new AppError('UNAUTHENTICATED', context.endedBecause ?? 'Please sign in');
  }
  if (audience === 'admin' && context.viewer.role !== 'admin') {
    throw new AppError('FORBIDDEN', 'Only administrators may do this');
  }
}
