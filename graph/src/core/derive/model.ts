import mongoose, { type Connection, type Model } from 'mongoose';
import type { Field, FieldMap } from '../fields/index.ts';
import { sortableFields, toSort } from '../read/paging.ts';
import type { Resource } from '../resource.ts';

export type StoredRecord = {
  _id: mongoose.Types.ObjectId;
  version: number;
  createdAt: Date;
  updatedAt: Date;
} & Record<string, unknown>;

/** The mongoose model of a resource, with an index for every filter and order that its list offers. */
export function deriveModel(connection: Connection, resource: Resource): Model<StoredRecord> {
  const schema = new mongoose.Schema(
    { ...toDefinition(resource.fields), previousSlugs: [String], version: Number },
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
 * What is filtered comes in the list's own order, since that is how it is mostly asked for. An index
 * serves an order and its opposite. Where two would be alike one is enough.
 */
function listIndexes(resource: Resource): Keys[] {
  const inOrder = toSort(resource, '');
  const filters = [...resource.filters, ...(resource.publishedBy ? [resource.publishedBy] : [])];
  const isUnique = (name: string) => resource.unique.includes(name);
  const filtered = filters.map((name) => ({ [name]: 1 as const, ...inOrder }));
  const sorted = sortableFields(resource)
    .filter((name) => !isUnique(name) && !(name in inOrder))
    .map((name) => toSort(resource, name));
  const all = [inOrder, ...filtered, ...sorted];
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
