import type { Model } from 'mongoose';
import { assertMayRead, assertMayWrite, type Context, seesHidden } from '../access.ts';
import { AppError, notFound } from '../errors.ts';
import type { FieldMap } from '../fields/index.ts';
import { capitalise } from '../letter-case.ts';
import { pick } from '../pick.ts';
import { liveAt } from '../public-now.ts';
import type { Resource } from '../resource.ts';
import type { Service, ServiceTools } from '../service.ts';
import { SINGLE_ID, toRecordId, unsavedRecord } from '../single.ts';
import { all, toListCondition } from './list-condition.ts';
import { FIRST_PAGE, type ListQuery, toSort } from './paging.ts';
import { type PlainRecord, type StoredRecord, toRecord } from './record.ts';
import { parseId } from './record-id.ts';
import { createShareNext } from './share-next.ts';
import { readTimeZone } from './time-zone.ts';
import { createVisitorView } from './visitor-view.ts';

export type Reads = Pick<Service, 'list' | 'get' | 'getBySlug' | 'listHistory' | 'getVersion'>;

/**
 * The reading half of a service. Visitors see published records only, and of those no field that
 * its `visibleWhen` hides.
 */
export function createReads(
  resource: Resource,
  model: Model<StoredRecord>,
  tools: ServiceTools,
): Reads {
  const visitorView = createVisitorView(resource.fields);
  /** The one place where a stored record becomes what a caller reads. */
  function toReadable(
    context: Context,
    stored: StoredRecord,
    fields = resource.fields,
  ): PlainRecord {
    const record = toRecord(fields, stored);
    if (seesHidden(context, resource)) return record;
    delete record.createdBy;
    return visitorView(record);
  }
  async function findOne(context: Context, condition: Record<string, unknown>) {
    assertMayRead(context, resource);
    const stored = await model.findOne({ ...condition, ...visibleTo(context, resource) }).lean();
    if (!stored) throw notFound(capitalise(resource.words.singular));
    return toReadable(context, stored);
  }
  async function getSingle(context: Context) {
    assertMayRead(context, resource);
    const stored = await model.findOne({ _id: SINGLE_ID }).lean();
    return stored ? toReadable(context, stored) : unsavedRecord(resource);
  }
  const shareCount = createShareNext<number>();
  return {
    async list(context, query) {
      assertMayRead(context, resource);
      const condition = all([
        await toListCondition(context, resource, query, () => readTimeZone(tools.services)),
        visibleTo(context, resource),
      ]);
      const fields = toShown(context, resource, query);
      const skipped = (query.page - 1) * query.limit;
      const page = model
        .find(condition, fields && toProjection(fields))
        .sort(toSort(resource, query.sort))
        .skip(skipped)
        .limit(query.limit)
        .lean();
      const countAll = () =>
        shareCount(JSON.stringify(condition), () => model.countDocuments(condition));
      // A search looks at every record, so that its page may save a count that takes as long.
      const [stored, counted] = await Promise.all([page, query.search ? null : countAll()]);
      const isEnd = isEndOfList(stored.length, query);
      const count = counted ?? (isEnd ? skipped + stored.length : await countAll());
      const shown = fields ?? resource.fields;
      return { records: stored.map((each) => toReadable(context, each, shown)), count };
    },
    get: (context, id) =>
      resource.isSingle ? getSingle(context) : findOne(context, { _id: parseId(id) }),
    getBySlug(context, slug) {
      if (!resource.slugField)
        throw new AppError('NOT_FOUND', `${capitalise(resource.words.plural)} have no slugs`);
      return findOne(context, { [resource.slugField]: slug });
    },
    async listHistory(context, id, page = FIRST_PAGE) {
      assertMayWrite(context, resource);
      const changes = await tools.history.list(resource.name, toRecordId(resource, id), page);
      // A record that never existed is NOT_FOUND, not a record with an empty history.
      if (changes.count === 0 && !resource.isSingle) await findOne(context, { _id: parseId(id) });
      return changes;
    },
    async getVersion(context, id, version) {
      assertMayWrite(context, resource);
      const recordId = toRecordId(resource, id);
      const entry = await tools.history.findNewest(resource.name, recordId, { version });
      if (!entry?.after) throw new AppError('NOT_FOUND', 'The record never had that version');
      return entry.after;
    },
  };
}

/** MongoDB's condition for the records that the viewer may see. */
export function visibleTo(context: Context, resource: Resource): Record<string, unknown> {
  return seesHidden(context, resource) ? {} : liveAt(resource, new Date());
}

/** Whether a page of so many records tells how long its list is. A page beyond the end does not. */
function isEndOfList(length: number, { page, limit }: ListQuery): boolean {
  return length < limit && (length > 0 || page === 1);
}

/** The fields that are read of each record, where they are not all. */
function toShown(context: Context, resource: Resource, query: ListQuery): FieldMap | null {
  const { fields } = resource;
  // What a visitor may see of a field can depend on another that is not asked for.
  if (!seesHidden(context, resource) || !query.fields) return null;
  const shown = Object.keys(fields).filter((name) => query.fields?.includes(name));
  return shown.length < Object.keys(fields).length ? pick(fields, shown) : null;
}

function toProjection(fields: FieldMap): Record<string, 1> {
  const names = [...Object.keys(fields), 'version', 'createdAt', 'createdBy', 'updatedAt'];
  return Object.fromEntries(names.map((name) => [name, 1 as const]));
}
