/**
 * The forms of a word that the language tells apart. English has one for 1 and one for the rest.
 */
type PluralForms = Record<'one' | 'other', string>;

/** The language of the catalogues. */
const RULES = /* @__PURE__ */ new Intl.PluralRules('en');

/** The form that goes with a count: `plural(1, { one: 'day', other: 'days' })` is `day`. */
export function plural(count: number, forms: PluralForms): string {
  return forms[RULES.select(count) as keyof PluralForms];
}

/** A number as it stands in a sentence: `7,500`. */
export function sayNumber(count: number): string {
  return count.toLocaleString('en-US');
}
