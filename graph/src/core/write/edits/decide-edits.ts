import { AppError, notFound } from '../../errors.ts';
import { capitalise } from '../../letter-case.ts';
import type { PlainRecord } from '../../read/record.ts';
import type { Service } from '../../service.ts';
import { staleVersion } from '../conflict.ts';
import { applyEdit } from './apply-edit.ts';
import type { Edit } from './edit.ts';
import type { Decided } from './edited-record.ts';
import { leaveOut } from './leave-out.ts';
import { readRecords } from './read-records.ts';

/** A record with the version that is edited, 0 for any, and the changes that are left out. */
type Wanted = { version: number; except: string[] };

/** What an edit makes of each record: a step, nothing where it changes nothing, or a refusal. */
export async function decideEdits(
  service: Service,
  wanted: ReadonlyMap<string, Wanted>,
  edit: Edit,
): Promise<Decided[]> {
  const records = await readRecords(service, [...wanted.keys()]);
  return [...wanted].map(([id, each]) => {
    const before = records.get(id) ?? null;
    try {
      return { id, before, ...decide(service, before, each, edit) };
    } catch (error) {
      if (error instanceof AppError) return { id, before, refusal: error };
      throw error;
    }
  });
}

function decide(
  { resource }: Service,
  before: PlainRecord | null,
  { version, except }: Wanted,
  edit: Edit,
): Pick<Decided, 'step'> {
  if (!before) throw notFound(capitalise(resource.words.singular));
  if (version > 0 && version !== before.version) throw staleVersion(before);
  const values = leaveOut(before, applyEdit(resource, before, edit), except);
  if (Object.keys(values).length === 0) return {};
  return { step: { id: before.id, call: 'update', values, version: before.version } };
}
