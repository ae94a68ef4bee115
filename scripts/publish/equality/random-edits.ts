import type { Snapshot } from '@karibu/graph/contract.ts';
import fc from 'fast-check';
import { editSnapshot, type SnapshotEdit } from './edit-snapshot.ts';

/** What happens to a site: an edit of its content, or what befalls its publisher. */
export type Happening =
  | { kind: 'edit'; edit: SnapshotEdit }
  /** The process ends, and another one goes on with what is on the disk. */
  | { kind: 'restart' }
  /** The same content in other objects, as a new reader gives it. */
  | { kind: 'clone' }
  /** A publish that fails at the page with this number. */
  | { kind: 'failure'; page: number }
  /** Somebody goes back to the release before. */
  | { kind: 'rollback' };

const number = fc.nat({ max: 999 });

const edit = fc
  .record({ member: number, record: number, field: number, value: number, kind: number })
  .map((edit): Happening => ({ kind: 'edit', edit }));

/** Sequences of what happens to a site, mostly edits. */
export const happenings = fc.array(
  fc.oneof(
    { weight: 14, arbitrary: edit },
    { weight: 1, arbitrary: fc.constant<Happening>({ kind: 'restart' }) },
    { weight: 1, arbitrary: fc.constant<Happening>({ kind: 'clone' }) },
    {
      weight: 1,
      arbitrary: fc.nat({ max: 5 }).map((page): Happening => ({ kind: 'failure', page })),
    },
    { weight: 1, arbitrary: fc.constant<Happening>({ kind: 'rollback' }) },
  ),
  { minLength: 1, maxLength: 4 },
);

/** The content after it. What an edit does not touch stays the same object. */
export function happenTo(snapshot: Snapshot, happening: Happening): Snapshot {
  if (happening.kind === 'edit') return editSnapshot(snapshot, happening.edit);
  return happening.kind === 'clone' ? structuredClone(snapshot) : snapshot;
}
