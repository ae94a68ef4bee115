import mongoose, { type Connection, type Model } from 'mongoose';
import { DATA_VERSION } from '#migrations/index.ts';
import type { Field, FieldMap } from '../fields/index.ts';
import { sortableFields, toSort } from '../read/paging.ts';
import type { StoredRecord } from '../read/record.ts';
import { isContent, type Resource } from '../resource.ts';

/** The mongoose model of a resource, with an index for every filter and order of its list. */
export function deriveModel(connection: Connection, resource: Resource): Model<StoredRecord> {
  const schema = new mongoose.Schema(
    {
      ...toDefinition(resource.fields),
      previousSlugs: [String],
      version: Number,
      // The id of the person who has made it.
      createdBy: String,
      // The same of its last change; empty where no member of staff has made it.
      updatedBy: String,
      // Made at each write; `read/search-words.ts` says how.
      searchRule: String,
      searchWords: String,
      // The last act of the journal that changed it.
      act: String,
      // Of the shape, put into each new document. A change leaves it: only a migration raises it.
      schemaVersion: { type: Number, default: DATA_VERSION },
    },
    { collection: resource.name, timestamps: true, versionKey: false, minimize: false },
  );
  for (const name of resource.unique) schema.index({ [name]: 1 }, { unique: true });
  for (const keys of resource.isSingle ? [] : listIndexes(resource)) schema.index(keys);
  return connection.model<StoredRecord>(
    resource.type.singular,
    schema as unknown as mongoose.Schema<StoredRecord>,
  );
}

type Keys = Record<string, 1 | -1>;

/**
 * One index for each filter in the list's own order, which most requests ask for, and one for each
 * order. An index serves an order and its opposite. Equal indexes are made once.
 */
function listIndexes(resource: Resource): Keys[] {
  const inOrder = toSort(resource, '');
  const filters = [
    ...[...resource.filters, ...Object.values(resource.rowFilters)],
    ...(resource.publishedBy ? [resource.publishedBy] : []),
    ...(isContent(resource) ? ['updatedBy'] : []),
  ];
  const isUnique = (name: string) => resource.unique.includes(name);
  const filtered = filters.map((name) => ({ [name]: 1 as const, ...inOrder }));
  const sorted = sortableFields(resource)
    .filter((name) => !isUnique(name) && !(name in inOrder))
    .map((name) => toSort(resource, name));
  const isThere = (keys: Keys) =>
    Object.keys(keys).length === 1 && Object.keys(keys).every(isUnique);
  const all = [inOrder, ...filtered, ...sorted].filter((keys) => !isThere(keys));
  return [...new Map(all.map((keys) => [JSON.stringify(keys), keys])).values()];
}

function toDefinition(fields: FieldMap): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toType(field)]));
}

function toType(field: Field): unknown {
  if (field.type === 'boolean') return { type: Boolean };
  if (field.type === 'number' || field.type === 'integer') return { type: Number };
  if (field.type === 'list' && field.of) return { type: [toType(field.of)], default: undefined };
  if (field.type === 'group' && field.fields) {
    return { type: new mongoose.Schema(toDefinition(field.fields), { _id: false }) };
  }
  return { type: String };
}
