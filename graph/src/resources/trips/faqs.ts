import { type Field, isBlankRow, rowId, rows, text, type ValuesOf } from '#core/fields/index.ts';

const faqFields = {
  id: rowId(),
  question: text({ label: 'Question', required: true }),
  answer: text({ label: 'Answer', required: true, multiline: true, maxLength: 4000 }),
};

/** A question that visitors ask, with its answer. */
export type Faq = ValuesOf<typeof faqFields>;

/** Questions and answers of a trip, a destination or the whole site. */
export function faqs(): Field<Faq[]> {
  return rows({
    label: 'Questions and answers',
    fields: faqFields,
    keep: (row) => !isBlankRow(faqFields, row),
    maxRows: 60,
  });
}
