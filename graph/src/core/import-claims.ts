import type { FieldError } from './errors.ts';
import type { FieldMap } from './fields/index.ts';
import { numberedSlug } from './numbered-slug.ts';

/**
 * The claims of the rows of an import: `slug reef` is what a record has and no other may have.
 * `made slug reef 1` comes from a title, and gives way: the record gets `reef-2` after another.
 */
export function createClaims(fields: FieldMap, singular: string) {
  const taken = new Set<string>();
  return {
    /** Notes what a row claims, or says what an earlier one claims too. */
    take(claims: readonly string[]): FieldError[] {
      const [name] = claims.find((claim) => taken.has(claim))?.split(' ') ?? [];
      if (name) return [{ path: name, message: sayRepeated(fields, singular, name) }];
      for (const claim of claims) taken.add(firstFree(claim, taken));
      return [];
    },
  };
}

/** What a claim takes: one that is made takes the first number from its own on that is free. */
function firstFree(claim: string, taken: ReadonlySet<string>): string {
  const [kind, name, slug = '', from] = claim.split(' ');
  if (kind !== 'made') return claim;
  for (let attempt = Number(from); ; attempt += 1) {
    const made = `${name} ${numberedSlug(slug, attempt)}`;
    if (!taken.has(made)) return made;
  }
}

/** Says that an earlier row names the same record. */
export function sayRepeated(fields: FieldMap, singular: string, name: string): string {
  if (name === 'id') return `An earlier row means the same ${singular}`;
  return `An earlier row has the same ${(fields[name]?.label ?? name).toLowerCase()}`;
}
