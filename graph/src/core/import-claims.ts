import type { FieldError } from './errors.ts';
import type { FieldMap } from './fields/index.ts';
import { numberedSlug } from './numbered-slug.ts';

/** What a record has and no other may have. As a text it is `slug reef`. */
type Claim = { name: string; value: string };

/**
 * A slug that a title makes, and the numbers of it that records have. It gives way: the record gets
 * the first number that is free, such as `reef-2`. As a text it is `made slug reef 1 3`.
 */
type MadeClaim = { name: string; slug: string; stored: readonly number[] };

export function writeClaim({ name, value }: Claim): string {
  return `${name} ${value}`;
}

export function readClaim(text: string): Claim {
  const gap = text.indexOf(' ');
  return { name: text.slice(0, gap), value: text.slice(gap + 1) };
}

export function writeMadeClaim({ name, slug, stored }: MadeClaim): string {
  return ['made', name, slug, ...stored].join(' ');
}

function readMadeClaim(text: string): MadeClaim | null {
  const [kind, name = '', slug = '', ...stored] = text.split(' ');
  return kind === 'made' ? { name, slug, stored: stored.map(Number) } : null;
}

/** As texts: what the record of a row has, and what it had and has no longer. */
type RowClaims = { claims: readonly string[]; released: readonly string[] };

/** What the rows of an import claim and release. */
export function createClaims(fields: FieldMap, singular: string, before: readonly string[] = []) {
  const taken = new Set<string>();
  const released = new Set(before);
  return {
    /** What records have no longer after the rows so far. */
    released: released as ReadonlySet<string>,
    /** Notes what a row claims and releases, or says what an earlier one claims too. */
    take(row: RowClaims): FieldError[] {
      const repeated = row.claims.find((claim) => taken.has(claim));
      if (repeated) {
        const { name } = readClaim(repeated);
        return [{ path: name, message: sayRepeated(fields, singular, name) }];
      }
      for (const claim of row.claims) taken.add(firstFree(claim, taken, released));
      for (const claim of row.released) released.add(claim);
      return [];
    },
  };
}

/** What a claim takes: one that is made takes the first number that nobody has or has claimed. */
function firstFree(claim: string, taken: ReadonlySet<string>, released: ReadonlySet<string>) {
  const made = readMadeClaim(claim);
  if (!made) return claim;
  const { name, slug } = made;
  const stored = new Set(made.stored);
  for (let attempt = 1; ; attempt += 1) {
    const own = writeClaim({ name, value: numberedSlug(slug, attempt) });
    const isStored = stored.has(attempt) && !released.has(own);
    if (!isStored && !taken.has(own)) return own;
  }
}

/** Says that an earlier row names the same record. */
export function sayRepeated(fields: FieldMap, singular: string, name: string): string {
  if (name === 'id') return `An earlier row means the same ${singular}`;
  return `An earlier row has the same ${(fields[name]?.label ?? name).toLowerCase()}`;
}
