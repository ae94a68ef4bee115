import mongoose, { type Connection, type Model } from 'mongoose';
import type { Field, FieldMap } from '../fields/index.ts';
import type { Resource } from '../resource.ts';

export type StoredRecord = {
  _id: mongoose.Types.ObjectId;
  version: number;
  createdAt: Date;
  updatedAt: Date;
} & Record<string, unknown>;

/** The mongoose model of a resource, with an index for every filter and unique field. */
export function deriveModel(connection: Connection, resource: Resource): Model<StoredRecord> {
  const schema = new mongoose.Schema(
    { ...toDefinition(resource.fields), previousSlugs: [String], version: Number },
    { collection: resource.name, timestamps: true, versionKey: false, minimize: false },
  );
  const byCreation = { createdAt: -1, _id: -1 } as const;
  schema.index(byCreation);
  if (resource.publishedBy) schema.index({ [resource.publishedBy]: 1, ...byCreation });
  for (const name of resource.filters) {
    if (!resource.unique.includes(name)) schema.index({ [name]: 1 });
  }
  for (const name of resource.unique) schema.index({ [name]: 1 }, { unique: true });
  return connection.model<StoredRecord>(
    resource.type.singular,
    schema as unknown as mongoose.Schema<StoredRecord>,
  );
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
