import { AppError } from './errors.ts';
import { publicStateOf } from './public-now.ts';
import type { Resource } from './resource.ts';
import {
  type Audience,
  belongsTo,
  isDraft,
  mayChange,
  mayPublish,
  type Person,
  worksOn,
} from './roles.ts';

/** The signed-in member of staff who makes a request. */
export type Viewer = Person & { name: string; email: string };

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
  viewer: { id: 'system', name: 'Karibu', email: '', role: 'admin', sections: [] },
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
  if (belongsTo(context.viewer, audience)) return;
  const others = audience === 'admin' ? 'administrators' : 'editors and administrators';
  throw new AppError('FORBIDDEN', `Only ${others} may do this`);
}

/** The same for reading a resource. What is not public has to be in the viewer's sections. */
export function assertMayRead(context: Context, resource: Resource): void {
  assertMay(context, resource.read);
  if (resource.read !== 'public') assertWorksOn(context, resource);
}

/** The same for writing some record of a resource. */
export function assertMayWrite(context: Context, resource: Resource): void {
  assertMay(context, resource.write);
  if (resource.write !== 'public') assertWorksOn(context, resource);
}

/** Throws FORBIDDEN unless the viewer may change this record, or delete it, as it is stored. */
export function assertMayChange({ viewer }: Context, resource: Resource, record: Values): void {
  if (!viewer || mayChange(viewer, resource, record)) return;
  const { singular } = resource.words;
  const reason = isDraft(resource, record)
    ? `Authors change only what they have made, and somebody else has made this ${singular}`
    : `This ${singular} is published, so only editors and administrators may change it`;
  throw new AppError('FORBIDDEN', reason);
}

/** Throws FORBIDDEN where these values would show a record to visitors and the viewer may not. */
export function assertMayShow({ viewer }: Context, resource: Resource, values: Values): void {
  if (!viewer || mayPublish(viewer) || isDraft(resource, values)) return;
  throw new AppError('FORBIDDEN', 'Only editors and administrators may publish');
}

/** Whether the viewer reads what visitors do not see of a resource. */
export function seesHidden({ viewer }: Context, resource: Resource): boolean {
  return viewer !== null && worksOn(viewer, resource);
}

/** Whether the viewer reads this record of a resource, as it is stored. */
export function maySee(context: Context, resource: Resource, record: Values): boolean {
  if (seesHidden(context, resource)) return true;
  return resource.read === 'public' && publicStateOf(resource, record, new Date()) === 'live';
}

function assertWorksOn({ viewer }: Context, resource: Resource): void {
  if (!viewer || worksOn(viewer, resource)) return;
  const { plural } = resource.words;
  throw new AppError('FORBIDDEN', `Your account does not work on ${plural}`);
}

type Values = Record<string, unknown>;
