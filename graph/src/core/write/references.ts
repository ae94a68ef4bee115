import { assertMay, type Context } from '../access.ts';
import { AppError, type FieldError, invalid } from '../errors.ts';
import { parseId } from '../read/read.ts';
import type { PlainRecord } from '../read/record.ts';
import { type Resource, titleOf } from '../resource.ts';
import type { Service, ServiceTools } from '../service.ts';
import { withLock } from './lock.ts';

type Values = Record<string, unknown>;
type Referrer = { service: Service; field: string };

/**
 * Puts today's slugs into values and runs their write. Until it is done, nothing that they name is
 * deleted or renamed by anybody. Values that name nothing wait for nobody.
 */
export function writeReferring<Result>(
  resource: Resource,
  tools: Pick<ServiceTools, 'services' | 'connection'>,
  values: Values,
  write: (resolved: Values) => Promise<Result>,
): Promise<Result> {
  const named = resource.references.filter(({ field }) => values[field]);
  const targets = [...new Set(named.map((reference) => reference.resource))].sort();
  const resolveAndWrite = async () => write(await resolveReferences(resource, tools, values));
  return targets.reduce((work, target) => () => holding(tools, target, work), resolveAndWrite)();
}

/** One at a time, in all processes: a write that names records of a target, or one that ends a name. */
function holding<Result>(
  { connection }: Pick<ServiceTools, 'connection'>,
  target: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return withLock(connection, `references to ${target}`, work);
}

/**
 * Puts today's slug in the place of one that its target gave up. Throws INVALID for a slug that no
 * record of the target ever had.
 */
export async function resolveReferences(
  resource: Resource,
  tools: Pick<ServiceTools, 'services'>,
  values: Values,
): Promise<Values> {
  const resolved = { ...values };
  const errors: FieldError[] = [];
  for (const { field, resource: name } of resource.references) {
    const slug = values[field];
    const target = tools.services.get(name);
    if (slug === undefined || slug === '' || !target?.resource.slugField) continue;
    const { model, resource: named } = target;
    const found =
      (await model.findOne({ [target.resource.slugField]: slug }).lean()) ??
      (await model.findOne({ previousSlugs: slug }).lean());
    if (found) resolved[field] = found[target.resource.slugField];
    else
      errors.push({ path: field, message: `There is no ${named.words.singular} called ${slug}` });
  }
  if (errors.length > 0) throw invalid(errors);
  return resolved;
}

/**
 * Keeps references whole from the target's side: a record that others name cannot be deleted, and
 * one whose slug changes takes along those that name it.
 */
export function withReferences(service: Service, tools: ServiceTools): Service {
  const { resource } = service;
  const findReferrers = () => listReferrers(resource.name, tools);
  const alone = <Result>(work: () => Promise<Result>) =>
    findReferrers().length > 0 ? holding(tools, resource.name, work) : work();
  const carrying = async (context: Context, write: () => Promise<PlainRecord>) => {
    const record = await alone(write);
    // Whoever writes from here on finds today's slug; each of these waits for its own turn.
    await carryReferrers(context, service, findReferrers(), record.id);
    return record;
  };
  return {
    ...service,
    update: (context, id, input, version) =>
      carrying(context, () => service.update(context, id, input, version)),
    restore: (context, id, version) =>
      carrying(context, () => service.restore(context, id, version)),
    async remove(context, id) {
      assertMay(context, resource.write);
      return alone(async () => {
        await assertUnused(service, findReferrers(), id);
        return service.remove(context, id);
      });
    },
  };
}

function listReferrers(name: string, { services }: ServiceTools): Referrer[] {
  return [...services.values()].flatMap((service) =>
    service.resource.references
      .filter((reference) => reference.resource === name)
      .map(({ field }) => ({ service, field })),
  );
}

/**
 * Gives today's slug to whatever holds one that the record gave up. Each is a write of its own, with
 * its history and its publish. Should a crash stop this half way, the record's next save ends it.
 */
async function carryReferrers(
  context: Context,
  { model, resource }: Service,
  referrers: Referrer[],
  id: string,
): Promise<void> {
  const { slugField } = resource;
  if (referrers.length === 0 || !slugField) return;
  const target = await model.findOne({ _id: id }).lean();
  const previous = (target?.previousSlugs ?? []) as string[];
  const taken = previous.length
    ? await model.distinct(slugField, { [slugField]: { $in: previous } })
    : [];
  const old = previous.filter((slug) => !taken.includes(slug));
  if (!target || old.length === 0) return;
  for (const { service, field } of referrers) {
    const stored = await service.model.find({ [field]: { $in: old } }, { _id: 1 }).lean();
    for (const { _id } of stored) {
      await service.update(context, String(_id), { [field]: target[slugField] }, null);
    }
  }
}

const NAMED_AT_MOST = 5;

/** Throws CONFLICT and says which records use this one. */
async function assertUnused(target: Service, referrers: Referrer[], id: string): Promise<void> {
  const { slugField, words } = target.resource;
  const stored = await target.model.findOne({ _id: parseId(id) }).lean();
  if (!stored || !slugField) return;
  for (const { service, field } of referrers) {
    const { resource, model } = service;
    const using = { [field]: stored[slugField] };
    const count = await model.countDocuments(using);
    if (count === 0) continue;
    const some = await model.find(using).sort({ _id: 1 }).limit(NAMED_AT_MOST).lean();
    const names = some.map((each) => titleOf(resource, each)).join(', ');
    const users =
      count === 1 ? `1 ${resource.words.singular} uses` : `${count} ${resource.words.plural} use`;
    const more = count > some.length ? ` and ${count - some.length} more` : '';
    throw new AppError('CONFLICT', `${users} this ${words.singular}: ${names}${more}`);
  }
}
