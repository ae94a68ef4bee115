import { assertMayChange, assertMayShow } from '../access.ts';
import { AppError, type FieldError, invalid } from '../errors.ts';
import type { ImportAction } from '../import-actions.ts';
import { sayRepeated } from '../import-claims.ts';
import type { Service } from '../service.ts';
import { titleOf } from '../title-of.ts';
import { checkValues } from './check-values.ts';
import { staleVersion } from './conflict.ts';
import { fillGroups } from './fill-groups.ts';
import type { ImportTools, Row } from './find-row-record.ts';
import { assertComplete, assertNaming, whyRefused } from './import-refusal.ts';
import { fillRows } from './keep-rows.ts';
import { parseValues } from './parse-values.ts';
import { resolveReferences } from './references.ts';
import { creationId } from './repeated-creation.ts';
import { keepSlug } from './resolve-slug.ts';
import { assertFree, claimsOf, madeClaims } from './row-claims.ts';
import type { ReadRow } from './rows-apart.ts';
import { sayChanges, sayNew } from './say-changes.ts';
import { resolveUploads } from './upload-addresses.ts';

/** What happens to one row, and why a refused one is refused. */
export type Outcome = {
  action: ImportAction;
  title: string;
  changes: string[];
  /** The version of the current record; 0 without one. */
  version: number;
  /** What its record has, and no other may have; none where it is refused. */
  claims: string[];
  /** What its record had, and has no longer. */
  released: string[];
  errors: FieldError[];
};

/** What a refused row does: nothing. */
export const REFUSED = {
  action: 'refused' as const,
  ...{ changes: [], claims: [], released: [] },
};

type Options = {
  isDryRun: boolean;
  /** The name by which an earlier row means the same record. */
  repeated: string | undefined;
  /** What records have no longer after earlier rows. */
  released: ReadonlySet<string>;
  /** The operator's, in which times are told. */
  zone: string;
};

/** Writes one row, or in a dry run says what would happen. */
export async function importRow(
  service: Service,
  tools: ImportTools,
  { row, context, before }: ReadRow,
  { isDryRun, repeated, released, zone }: Options,
): Promise<Outcome> {
  const { resource } = service;
  try {
    if (before instanceof AppError) throw before;
    if (repeated) {
      const message = sayRepeated(resource.fields, resource.words.singular, repeated);
      throw invalid([{ path: repeated, message }]);
    }
    const { id, version, ...sent } = row;
    assertNaming(id, version);
    if (!before) assertComplete(resource, sent);
    const whole = fillGroups(resource.fields, sent, before);
    const filled = await fillRows(resource.fields, whole, async () => before);
    const parsed = parseValues(resource.fields, filled, before ? 'update' : 'create', before ?? {});
    const referring = await resolveReferences({ resource, tools }, parsed);
    checkValues(resource, referring, before);
    const values = await resolveUploads({ resource, tools }, referring, before);
    const { fields, title: titleField } = resource;
    const changes = before
      ? sayChanges(fields, before, values, zone)
      : sayNew(fields, values, titleField, zone);
    const own = before
      ? { ...before, ...keepSlug(resource, before, values) }
      : { id: creationId(resource, context, 1), ...values };
    // A write tries the slugs that a title makes itself.
    const made = isDryRun && !before ? await madeClaims(service, values) : [];
    const claims = [...claimsOf(resource, own), ...made];
    const had = before ? claimsOf(resource, before) : [];
    const about = {
      title: shortTitle(service, { ...before, ...values }),
      changes,
      version: before?.version ?? 0,
      claims,
      released: had.filter((claim) => !claims.includes(claim)),
      errors: [],
    };
    if (before && changes.length === 0) return { action: 'unchanged', ...about };
    const known = typeof version === 'number' ? version : null;
    if (before && known === 0) {
      throw new AppError('CONFLICT', `This ${resource.words.singular} was created meanwhile`);
    }
    if (before && known !== null && known !== before.version) throw staleVersion(before);
    if (before) assertMayChange(context, resource, before);
    if (before) assertMayShow(context, resource, { ...before, ...values });
    if (isDryRun) await assertFree(service, before, values, released);
    // Values were filled from what was read: what somebody saved since then is not overwritten.
    if (!isDryRun && before) await service.update(context, before.id, values, before.version);
    if (!isDryRun && !before) await service.create(context, values);
    return { action: before ? 'update' : 'create', ...about };
  } catch (error) {
    const errors = whyRefused(resource, error);
    const title = shortTitle(service, before instanceof AppError ? row : { ...before, ...row });
    return { ...REFUSED, title, version: 0, errors };
  }
}

function shortTitle({ resource }: Service, record: Row): string {
  return titleOf(resource, record).slice(0, 200);
}
