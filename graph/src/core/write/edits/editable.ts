import { type Control, type Field, holdsMoney } from '../../fields/index.ts';
import type { Resource } from '../../resource.ts';

type Scope = Pick<Resource, 'references'>;

const TEXTS: readonly Control[] = ['text', 'textarea', 'richText'];

/** Whether a field holds words of people. One with a rule of its own holds none: a time zone. */
export function isText({ control, options, isSafe }: Field): boolean {
  return TEXTS.includes(control) && !options && !isSafe;
}

/** Whether a field names a record of another resource. */
export function isReference({ references }: Scope, path: string): boolean {
  return references.some(({ field }) => field === path);
}

/** Whether a field, by itself or in its rows, holds words that may be replaced. */
function holdsWords(scope: Scope, field: Field, path: string): boolean {
  if (isReference(scope, path)) return false;
  const parts = Object.entries(field.fields ?? {});
  return (
    isText(field) ||
    (field.of !== undefined && holdsWords(scope, field.of, path)) ||
    parts.some(([name, part]) => holdsWords(scope, part, `${path}.${name}`))
  );
}

/** Why an edit can do nothing with a field, whatever records hold there; null where it can. */
export function whyNot(
  scope: Scope,
  how: 'set' | 'amount' | 'add' | 'remove' | 'replace',
  field: Field,
  name: string,
): string | null {
  const { label, control, type, of } = field;
  if (how === 'amount') return holdsMoney(field) ? null : `${label} holds no prices`;
  if (how === 'replace') {
    return holdsWords(scope, field, name) ? null : `${label} holds no text that may be replaced`;
  }
  if (how === 'set' || (type === 'list' && !of?.fields)) return null;
  if (how === 'remove') return `${label} has no entries to remove`;
  return TEXTS.includes(control) ? null : `${label} takes no additions`;
}
