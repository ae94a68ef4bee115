/** The forms of a word, by the plural categories of the language. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The language of the catalogues. */
const RULES = /* @__PURE__ */ new Intl.PluralRules('en');

/** The form that goes with a count: `plural(1, { one: 'day', other: 'days' })` is `day`. */
export function plural(count: number, forms: PluralForms): string {
  return forms[RULES.select(count)] ?? forms.other;
}
