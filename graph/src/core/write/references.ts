import { type FieldError, invalid } from '../errors.ts';
import type { Resource } from '../resource.ts';
import type { Service, ServiceTools } from '../service.ts';
import type { Values } from './one-write.ts';

type Scope = { resource: Resource; tools: Pick<ServiceTools, 'services'> };

/** A field of another resource that holds slugs of this one. */
export type Referrer = { service: Service; field: string };

/** The locks under which nobody deletes or renames the records that values name. */
export function targetLocks({ resource }: Pick<Scope, 'resource'>, values: Values): string[] {
  const references = resource.references.filter(({ field }) => values[field]);
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

/**
 * Replaces each old slug of a target by its current one. Throws INVALID for a slug that no record
 * of the target ever had.
 */
export async function resolveReferences(
  { resource, tools }: Scope,
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

/** Every field that may name a record of this resource. */
export function listReferrers({ resource, tools }: Scope): Referrer[] {
  return [...tools.services.values()].flatMap((service) =>
    service.resource.references
      .filter((reference) => reference.resource === resource.name)
      .map(({ field }) => ({ service, field })),
  );
}
