import { type Career, dateIn } from '@karibu/graph/contract';
import { escapeHtml } from '#components/escape-html.ts';
import type { Content } from '#content/content.ts';
import { homeAddress, type Thing } from '#layouts/structured-data.ts';
import * as words from './career.words.ts';
import { endOfDeadline } from './deadline.ts';

/** What search engines call the kinds of employment. */
const EMPLOYMENT_TYPES: Record<Career['employmentType'], string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
};

/**
 * An open position, with the members that Google asks of a `JobPosting`; nothing once it is closed:
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function describeCareer(content: Content, career: Career): Thing[] {
  if (content.isOver(career.applicationDeadline)) return [];
  const { siteName, timeZone, address } = content.settings();
  const end = endOfDeadline(career.applicationDeadline, timeZone);
  const posting = {
    '@type': 'JobPosting',
    title: career.title,
    description: toHtml(career),
    datePosted: dateIn(timeZone, new Date(career.createdAt)),
    ...(end && { validThrough: end.toISOString() }),
    employmentType: EMPLOYMENT_TYPES[career.employmentType],
    hiringOrganization: { '@type': 'Organization', name: siteName, sameAs: homeAddress(content) },
    jobLocation: { '@type': 'Place', address: describePlace(career, address) },
    ...describeSalary(career.salary),
  };
  return [posting];
}

/** Where the work is. Without a country of its own, it is in the operator's. */
function describePlace({ location, country }: Career, operatorAddress: string): Thing {
  const addressCountry = country || lastPart(operatorAddress);
  const isInLocation = addressCountry && location.endsWith(`, ${addressCountry}`);
  const addressLocality = isInLocation ? location.slice(0, -addressCountry.length - 2) : location;
  return { '@type': 'PostalAddress', addressLocality, ...(addressCountry && { addressCountry }) };
}

/** The country that ends an address; '' where it ends in a number, such as a post code. */
function lastPart(address: string): string {
  const last = address.split(/[,\n]/).at(-1)?.trim() ?? '';
  return /\d/.test(last) ? '' : last;
}

function describeSalary({ min, max, currency, period, display }: Career['salary']) {
  if (!display || min === null || max === null) return {};
  const unitText = period.toUpperCase();
  const value = { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitText };
  return { baseSalary: { '@type': 'MonetaryAmount', currency, value } };
}

function toHtml({ description, responsibilities, requirements }: Career): string {
  const list = (title: string, lines: string[]) =>
    lines.length > 0
      ? `<p>${title}</p><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`
      : '';
  return [
    `<p>${escapeHtml(description)}</p>`,
    list(words.postingResponsibilities, responsibilities),
    list(words.postingRequirements, requirements),
  ].join('');
}
