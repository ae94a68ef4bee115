import type { Context } from '../access.ts';
import { notFound } from '../errors.ts';
import { findBy } from '../read/find-by.ts';
import { type PlainRecord, toRecord } from '../read/record.ts';
import type { Service, ServiceTools } from '../service.ts';
import { creationId } from './repeated-creation.ts';

/** A row of an import: what it says of a record. */
export type Row = Record<string, unknown>;
export type ImportTools = Pick<ServiceTools, 'services' | 'history' | 'connection'>;

/**
 * The context of one row, whose content is its idempotency key. So a row without an id makes one
 * record, however often the same file is sent. After that record was deleted, the row gets another
 * key and makes a new one.
 */
export async function rowContext(
  context: Context,
  { resource }: Service,
  { history }: ImportTools,
  { version: _, ...said }: Row,
): Promise<Context> {
  const inOrder = Object.entries(said).sort(([one], [other]) => (one < other ? -1 : 1));
  let idempotencyKey = `import ${JSON.stringify(inOrder)}`;
  for (;;) {
    const asRow = { ...context, idempotencyKey };
    const last = await history.findLast(resource.name, creationId(resource, asRow, 1));
    if (last?.action !== 'delete') return asRow;
    idempotencyKey += ` after ${last.version}`;
  }
}

/** The record with a row's id, else with its slug, else the one that the row made earlier. */
export async function findRecord(
  { model, resource }: Service,
  context: Context,
  row: Row,
): Promise<PlainRecord | null> {
  const { slugField } = resource;
  const id = typeof row.id === 'string' && row.id !== '' ? row.id : null;
  if (id !== null) {
    const stored = /^[0-9a-f]{24}$/.test(id) ? await findBy(model, '_id', id) : null;
    if (!stored) throw notFound(`A ${resource.words.singular} with the id ${id.slice(0, 40)}`);
    return toRecord(resource.fields, stored);
  }
  const slug = slugField && row[slugField];
  const isNamed = slugField && typeof slug === 'string' && slug !== '';
  const stored = await (isNamed
    ? findBy(model, slugField, slug)
    : findBy(model, '_id', creationId(resource, context, 1)));
  return stored ? toRecord(resource.fields, stored) : null;
}
