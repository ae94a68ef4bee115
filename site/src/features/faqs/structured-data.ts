import type { Faq } from '@karibu/graph/contract';
import type { Thing } from '#layouts/structured-data.ts';

/** Questions and answers, as search engines read them; nothing where there are none. */
export function describeFaqs(faqs: readonly Faq[]): Thing[] {
  if (faqs.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: faqs.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
