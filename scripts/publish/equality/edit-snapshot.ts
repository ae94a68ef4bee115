import {
  camelCase,
  contentResources,
  type FieldMap,
  type Resource,
  type Snapshot,
} from '@karibu/graph/contract.ts';
import { addDays } from '@karibu/graph/core/calendar.ts';
import { randomValue } from './random-value.ts';
import { PICTURES, pictureAt, sampleRecordOf } from './small-content.ts';

/** Numbers that choose an edit. Any numbers mean one, so that a failure can be made smaller. */
export type SnapshotEdit = {
  member: number;
  record: number;
  field: number;
  value: number;
  kind: number;
};

type Plain = Record<string, unknown> & { id: string; updatedAt: string };

const LISTS = Object.values<Resource>(contentResources).filter(({ isSingle }) => !isSingle);
const SINGLES = Object.values<Resource>(contentResources).filter(({ isSingle }) => isSingle);

/** The content after an edit. What the edit does not touch stays the same object. */
export function editSnapshot(snapshot: Snapshot, edit: SnapshotEdit): Snapshot {
  const places = LISTS.length * 3 + SINGLES.length + 2;
  const place = edit.member % places;
  const list = LISTS[Math.floor(place / 3)];
  if (list) return editList(snapshot, list, edit);
  const single = SINGLES[place - LISTS.length * 3];
  if (single) {
    const before = snapshot[single.name as keyof Snapshot] as unknown as Plain;
    return { ...snapshot, [single.name]: changeField(before, single.fields, edit) };
  }
  if (place === places - 1) return editPicture(snapshot, edit);
  return { ...snapshot, today: addDays(snapshot.today, edit.value % 3) };
}

function editList(snapshot: Snapshot, resource: Resource, edit: SnapshotEdit): Snapshot {
  const member = camelCase(resource.name) as keyof Snapshot;
  const records = snapshot[member] as unknown as Plain[];
  const at = edit.record % Math.max(1, records.length);
  const before = records[at];
  const kind = edit.kind % 10;
  const withList = (list: Plain[]) => ({ ...snapshot, [member]: list });
  if (!before || kind === 0) {
    return withList([sampleRecordOf(resource, edit.value) as Plain, ...records]);
  }
  if (kind === 1) return withList(records.toSpliced(at, 1));
  if (kind === 2) return withList([before, ...records.toSpliced(at, 1)]);
  if (kind === 3 && resource.slugField) return moveRecord(snapshot, resource, at, edit);
  return withList(records.with(at, changeField(before, resource.fields, edit)));
}

/** Gives a record a new slug. Its old address leads to the new one, as the API has it. */
function moveRecord(snapshot: Snapshot, resource: Resource, at: number, edit: SnapshotEdit) {
  const member = camelCase(resource.name) as keyof Snapshot;
  const records = snapshot[member] as unknown as Plain[];
  const before = records[at] as Plain;
  const slug = `moved-${edit.value % 20}`;
  if (records.some((each) => each.slug === slug)) return snapshot;
  const { address } = resource;
  const redirects = { ...snapshot.redirects };
  if (typeof address === 'function') {
    redirects[address(String(before.slug))] = address(slug);
    delete redirects[address(slug)];
  }
  return { ...snapshot, redirects, [member]: records.with(at, { ...before, slug }) };
}

function changeField(before: Plain, fields: FieldMap, edit: SnapshotEdit): Plain {
  const names = Object.keys(fields).filter((name) => fields[name]?.control !== 'slug');
  const name = names[edit.field % names.length] ?? '';
  const field = fields[name];
  if (!field) return before;
  const value = randomValue(name, field, before[name], edit.value);
  return { ...before, [name]: value, updatedAt: new Date(edit.value * 1e9).toISOString() };
}

function editPicture(snapshot: Snapshot, { record, value, kind }: SnapshotEdit): Snapshot {
  const { media } = snapshot;
  const url = PICTURES[record % PICTURES.length] ?? '';
  const at = media.findIndex((each) => each.url === url);
  const known = media[at];
  if (known && kind % 3 === 0) return { ...snapshot, media: media.toSpliced(at, 1) };
  const picture = pictureAt(url, `Seen ${value % 4}`);
  return { ...snapshot, media: known ? media.with(at, picture) : [...media, picture] };
}
