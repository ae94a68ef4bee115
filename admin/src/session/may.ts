import {
  type Audience,
  belongsTo,
  mayChange,
  mayChangeDraft,
  mayPublish,
  mayWrite,
} from '@karibu/graph/contract';
import { knownResource } from '../providers/known-resource.ts';
import { type SessionUser, useSession } from './session.ts';

/** What the person who is signed in may do, by the API's own table. */
export type May = {
  /** Whether they belong to a circle of the staff. */
  belong: (audience: Audience) => boolean;
  /** Whether they write some record of a resource. */
  write: (resource: string) => boolean;
  /** Whether they change and delete this record. */
  change: (resource: string, record: Record<string, unknown>) => boolean;
  /** Whether they save over this draft of a record. */
  changeDraft: (draft: { createdBy: string; by: string }) => boolean;
  /** Whether they change what visitors see. */
  publish: boolean;
};

/** What the person who is signed in may do; nothing while nobody is. */
export function useMay(): May {
  return mayOf(useSession()?.user ?? null);
}

function mayOf(user: SessionUser | null): May {
  return {
    belong: (audience) => user !== null && belongsTo(user, audience),
    write: (resource) => user !== null && mayWrite(user, knownResource(resource)),
    change: (resource, record) => user !== null && mayChange(user, knownResource(resource), record),
    changeDraft: (draft) => user !== null && mayChangeDraft(user, draft),
    publish: user !== null && mayPublish(user),
  };
}
