import type { FieldError } from './errors.ts';
import type { FieldMap } from './fields/index.ts';
import { numberedSlug } from './numbered-slug.ts';

/** What a record has and no other may have. As a text it is `slug reef`. */
type Claim = { name: string; value: string };

/**
 * A slug that a title makes, from the first number on that is free. It gives way: the record gets
 * `reef-2` after another. As a text it is `made slug reef 1`.
 */
type MadeClaim = { name: string; slug: string; from: number };

export function writeClaim({ name, value }: Claim): string {
  return `${name} ${value}`;
}

export function readClaim(text: string): Claim {
  const gap = text.indexOf(' ');
  return { name: text.slice(0, gap), value: text.slice(gap + 1) };
}

export function writeMadeClaim({ name, slug, from }: MadeClaim): string {
  return `made ${name} ${slug} ${from}`;
}

function readMadeClaim(text: string): MadeClaim | null {
  const [kind, name = '', slug = '', from] = text.split(' ');
  return kind === 'made' ? { name, slug, from: Number(from) } : null;
}

/** What the rows of an import claim, as texts. */
export function createClaims(fields: FieldMap, singular: string) {
  const taken = new Set<string>();
  return {
    /** Notes what a row claims, or says what an earlier one claims too. */
    take(claims: readonly string[]): FieldError[] {
      const repeated = claims.find((claim) => taken.has(claim));
      if (repeated) {
        const { name } = readClaim(repeated);
        return [{ path: name, message: sayRepeated(fields, singular, name) }];
      }
      for (const claim of claims) taken.add(firstFree(claim, taken));
      return [];
    },
  };
}

/** What a claim takes: one that is made takes the first number from its own on that is free. */
function firstFree(claim: string, taken: ReadonlySet<string>): string {
  const made = readMadeClaim(claim);
  if (!made) return claim;
  for (let attempt = made.from; ; attempt += 1) {
    const own = writeClaim({ name: made.name, value: numberedSlug(made.slug, attempt) });
    if (!taken.has(own)) return own;
  }
}

/** Says that an earlier row names the same record. */
export function sayRepeated(fields: FieldMap, singular: string, name: string): string {
  if (name === 'id') return `An earlier row means the same ${singular}`;
  return `An earlier row has the same ${(fields[name]?.label ?? name).toLowerCase()}`;
}
