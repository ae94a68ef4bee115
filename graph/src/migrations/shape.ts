import type { Field, FieldMap } from '#core/fields/index.ts';
import { dataVersionOf } from './index.ts';
import { migrateValues } from './migrate-values.ts';
import type { Migration, Values } from './migration.ts';

/** The type of every stored field, by its path, such as `tours.gallery[].url`. */
export type ShapeFields = Record<string, string>;

/** What documents of a data version look like. `shape.json` holds that of the newest. */
export type Shape = { version: number; fields: ShapeFields };

type Definition = { name: string; fields: FieldMap };

/** The shape that the fields of all resources give. */
export function shapeOf(resources: readonly Definition[], list: readonly Migration[]): Shape {
  const entries = resources.flatMap(({ name, fields }) => describeFields(name, fields));
  return { version: dataVersionOf(list), fields: Object.fromEntries(entries) };
}

/**
 * Takes a document of each resource as it was recorded through the migrations since then, and names
 * what is in it afterwards and no field reads. Fields that are new may be missing. Empty where all
 * is well.
 */
export function findUnmigrated(recorded: Shape, now: Shape, list: readonly Migration[]): string[] {
  const names = new Set(Object.keys(recorded.fields).map((path) => path.split('.')[0] ?? ''));
  return [...names].flatMap((name) => {
    const sample = makeSample(recorded.fields, name) as Values;
    const left = describeValues(name, migrateValues(name, sample, recorded.version, list));
    return left.flatMap(([path, type]) => {
      const known = now.fields[path];
      if (known === undefined) return [`${path} is stored, and no field reads it`];
      const isRead = type === (NUMBERS.has(known) ? 'number' : known);
      return isRead ? [] : [`${path} is stored as ${type}, and its field reads ${known}`];
    });
  });
}

const NUMBERS = new Set(['number', 'integer']);

type PathAndType = [path: string, type: string];

function describeFields(path: string, fields: FieldMap): PathAndType[] {
  return Object.entries(fields).flatMap(([name, field]) => describeField(`${path}.${name}`, field));
}

function describeField(path: string, { type, of, fields }: Field): PathAndType[] {
  const inner = type === 'list' && of ? describeField(`${path}[]`, of) : [];
  return [[path, type], ...inner, ...(fields ? describeFields(path, fields) : [])];
}

const SAMPLES: Record<string, unknown> = { string: 'text', number: 1, integer: 1, boolean: true };

/** A value of a recorded type: in a list one entry, in a group all members. */
function makeSample(fields: ShapeFields, path: string): unknown {
  const type = fields[path] ?? 'group';
  if (type === 'list') return `${path}[]` in fields ? [makeSample(fields, `${path}[]`)] : [];
  if (type !== 'group') return SAMPLES[type];
  const members = Object.keys(fields).filter((each) => isMember(each, path));
  return Object.fromEntries(
    members.map((each) => [each.slice(path.length + 1), makeSample(fields, each)]),
  );
}

function isMember(path: string, group: string): boolean {
  return path.startsWith(`${group}.`) && !/[.[]/.test(path.slice(group.length + 1));
}

function describeValues(path: string, values: Values): PathAndType[] {
  return Object.entries(values).flatMap(([name, value]) => describeValue(`${path}.${name}`, value));
}

function describeValue(path: string, value: unknown): PathAndType[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) {
    return [[path, 'list'], ...value.flatMap((entry) => describeValue(`${path}[]`, entry))];
  }
  if (typeof value !== 'object') return [[path, typeof value]];
  return [[path, 'group'], ...describeValues(path, value as Values)];
}
