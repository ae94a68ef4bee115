import { type Career, dateIn } from '@karibu/graph/contract';
import { escapeHtml } from '#components/escape-html.ts';
import type { Content } from '#content/content.ts';
import type { Thing } from '#layouts/structured-data.ts';
import { endOfDeadline } from './deadline.ts';

/** What search engines call the kinds of employment. */
const EMPLOYMENT_TYPES: Record<Career['employmentType'], string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
};

/**
 * An open position, with the members that Google asks of a `JobPosting`:
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function describeCareer(content: Content, career: Career): Thing {
  const { siteName, timeZone } = content.settings();
  const end = endOfDeadline(career.applicationDeadline, timeZone);
  return {
    '@type': 'JobPosting',
    title: career.title,
    description: toHtml(career),
    datePosted: dateIn(timeZone, new Date(career.createdAt)),
    ...(end && { validThrough: end.toISOString() }),
    employmentType: EMPLOYMENT_TYPES[career.employmentType],
    hiringOrganization: { '@type': 'Organization', name: siteName, sameAs: content.publicUrl() },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: career.location },
    },
    ...describeSalary(career.salary),
  };
}

function describeSalary({ min, max, currency, display }: Career['salary']) {
  if (!display || min === null || max === null) return {};
  const value = { '@type': 'QuantitativeValue', minValue: min, maxValue: max };
  return { baseSalary: { '@type': 'MonetaryAmount', currency, value } };
}

function toHtml({ description, responsibilities, requirements }: Career): string {
  const list = (title: string, lines: string[]) =>
    lines.length > 0
      ? `<p>${title}</p><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`
      : '';
  return [
    `<p>${escapeHtml(description)}</p>`,
    list('Key responsibilities', responsibilities),
    list('Requirements', requirements),
  ].join('');
}
