import mongoose, { type Model } from 'mongoose';
import type { Viewer } from '#core/access.ts';
import type { StoredRecord } from '#core/read/record.ts';
import type { IdentityProvider } from './identity/identity.ts';
import type { SessionEnd } from './sessions.ts';

/** The active member of staff with this id, or `null`. */
export type FindViewer = (id: string) => Promise<Viewer | null>;

export function createFindViewer(users: Model<StoredRecord>): FindViewer {
  return async (id) => {
    // A Firebase project can have accounts that Karibu has not made.
    if (!mongoose.isObjectIdOrHexString(id)) return null;
    const user = await users.findOne({ _id: id, isActive: true }).lean();
    if (!user) return null;
    const { name, email, role, sections = [] } = user as unknown as Viewer;
    return { id, name, email, role, sections };
  };
}

/**
 * Who sends an `Authorization` header: `null` for a missing, forged, expired or ended token. Of an
 * ended one it says why.
 */
export async function identifyViewer(
  authorization: string | undefined,
  identity: IdentityProvider,
  findViewer: FindViewer,
): Promise<{ viewer: Viewer | null; token: string | null; endedBecause: string | null }> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
  const account = token && (await identity.verify(token));
  const viewer = account ? await findViewer(account.id) : null;
  const end = token && !viewer ? await identity.whyEnded(token) : null;
  return { viewer, token, endedBecause: end && ENDED[end] };
}

/** Only who holds the token of an ended session reads these. */
const ENDED: Record<SessionEnd, string> = {
  left: 'Your session has ended: you signed out elsewhere',
  ended: 'Your session has ended: you ended it from another login',
  'by-admin': 'Your session has ended: an administrator ended it',
  password: 'Your session has ended: your password was changed',
  'second-factor': 'Your session has ended: you switched a second factor on elsewhere',
  deactivated: 'Your account is deactivated. Please ask an administrator',
  removed: 'Your account was deleted. Please ask an administrator',
};
