import { type FieldError, invalid } from '../errors.ts';
import { isPresent } from '../read/find-by.ts';
import type { Reference, Resource } from '../resource.ts';
import type { Service, ServiceTools } from '../service.ts';
import { listNames, replaceNames } from './names.ts';
import type { Values } from './one-write.ts';
import { toSlug } from './slug.ts';

/** What the references of a resource are found by. */
export type Scope = { resource: Resource; tools: Pick<ServiceTools, 'services'> };

/** A field of another resource that names records of this one. */
export type Referrer = { service: Service; reference: Reference };

/** The locks under which nobody deletes or renames the records that values name. */
export function targetLocks({ resource }: Pick<Scope, 'resource'>, values: Values): string[] {
  const references = resource.references.filter((each) => listNames(values, each).length > 0);
  return referenceLocks({ resource: { ...resource, references } });
}

/** All locks that `targetLocks` may give. */
export function referenceLocks({ resource }: Pick<Scope, 'resource'>): string[] {
  return [...new Set(resource.references.map((reference) => lockOf(reference.resource)))];
}

/** The lock under which nobody begins to name a record of this resource. */
export function referrerLocks(write: Scope): string[] {
  return listReferrers(write).length > 0 ? [lockOf(write.resource.name)] : [];
}

function lockOf(target: string): string {
  return `references to ${target}`;
}

/** The field of the target by which a reference names it; null where it has none. */
export function namingField(target: Resource, { by = 'slug' }: Reference): string | null {
  return by === 'title' ? target.title : target.slugField;
}

/**
 * Replaces each old slug or other spelling by the name that the record has now. Throws INVALID for
 * a name that no record of the target has or had.
 */
export async function resolveReferences(
  { resource, tools }: Scope,
  values: Values,
): Promise<Values> {
  let resolved = values;
  const errors: FieldError[] = [];
  for (const reference of resource.references) {
    const target = tools.services.get(reference.resource);
    if (!target || !namingField(target.resource, reference)) continue;
    const names = listNames(resolved, reference);
    const distinct = [...new Set(names.map(({ name }) => name))];
    const found = new Map<string, string | null>(
      await Promise.all(
        distinct.map(async (name) => [name, await findName(target, reference, name)] as const),
      ),
    );
    for (const { path, name } of names) {
      if (found.get(name) !== null) continue;
      const message = `There is no ${target.resource.words.singular} called ${name}`;
      errors.push({ path, message });
    }
    resolved = replaceNames(resolved, reference, (name) => found.get(name) ?? name);
  }
  if (errors.length > 0) throw invalid(errors);
  return resolved;
}

/** What a record is named by now that is or was named so; null without one. */
async function findName(target: Service, reference: Reference, name: string) {
  const { model, resource } = target;
  const field = namingField(resource, reference) ?? '';
  if (await isPresent(model, field, name)) return name;
  const slug = reference.by === 'title' ? toSlug(name) : name;
  const slugs = resource.slugField ? [{ [resource.slugField]: slug }, { previousSlugs: slug }] : [];
  for (const condition of slugs) {
    const found = await model.findOne(condition).lean();
    if (found) return String(found[field]);
  }
  return null;
}

/** Every field that may name a record of this resource. */
export function listReferrers({ resource, tools }: Scope): Referrer[] {
  return [...tools.services.values()].flatMap((service) =>
    service.resource.references
      .filter((reference) => reference.resource === resource.name)
      .map((reference) => ({ service, reference })),
  );
}
