/** Which of two names comes first. Numbers within them count as numbers: 3 days before 10. */
export const { compare: byAlphabet } = new Intl.Collator('en', { numeric: true });
