import { isDeepStrictEqual } from 'node:util';
import { AppError, notFound } from '../../errors.ts';
import { capitalise } from '../../letter-case.ts';
import { pick } from '../../pick.ts';
import type { PlainRecord } from '../../read/record.ts';
import type { HistoryEntry } from '../../record-history.ts';
import type { Resource } from '../../resource.ts';
import type { Service, ServiceTools } from '../../service.ts';
import type { Decided } from './edited-record.ts';
import { readRecords } from './read-records.ts';

/**
 * How the saves that made these versions are taken back: the fields that each changed get their
 * earlier values, but for those that were changed since.
 */
export async function decideUndo(
  { history }: ServiceTools,
  service: Service,
  wanted: ReadonlyMap<string, { version: number }>,
): Promise<Decided[]> {
  const { resource } = service;
  const records = await readRecords(service, [...wanted.keys()]);
  const decided: Decided[] = [];
  for (const [id, { version }] of wanted) {
    const before = records.get(id) ?? null;
    const entry = before && (await history.findNewest(resource.name, id, { version }));
    decided.push({ id, before, ...decide(resource, before, entry) });
  }
  return decided;
}

function decide(
  resource: Resource,
  current: PlainRecord | null,
  entry: HistoryEntry | null,
): Omit<Decided, 'id' | 'before'> {
  if (!current) return { refusal: notFound(capitalise(resource.words.singular)) };
  const { before, after } = entry ?? {};
  if (!before || !after) {
    return { refusal: new AppError('CONFLICT', 'There is no such save to take back') };
  }
  const isSame = (name: string, one: object, other: object) =>
    isDeepStrictEqual(one[name as never], other[name as never]);
  const names = Object.keys(resource.inputFields);
  const changed = names.filter((name) => name in before && !isSame(name, before, after));
  const kept = changed.filter((name) => isSame(name, current, after));
  const left = changed.filter((name) => !kept.includes(name) && !isSame(name, current, before));
  const labels = left.map((name) => resource.inputFields[name]?.label ?? name).join(', ');
  const note = labels && `Changed since, and left as it is: ${labels}`;
  if (kept.length === 0) {
    return note ? { refusal: new AppError('CONFLICT', note) } : {};
  }
  const values = pick(before, kept);
  const step = { id: current.id, call: 'update', values, version: current.version } as const;
  return { step, note };
}
