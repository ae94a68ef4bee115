import { type Career, dateIn } from '@karibu/graph/contract';
import { endOfDeadline } from '#components/deadline.ts';
import { escapeHtml } from '#components/escape-html.ts';
import type { Content } from '#content/content.ts';
import { codeOfCountry } from '#features/operator/country-code.ts';
import { countryOf } from '#features/operator/postal-address.ts';
import { logoAddress } from '#layouts/icons.ts';
import { homeAddress, type Thing } from '#layouts/structured-data.ts';
import * as words from './career.words.ts';

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
    identifier: { '@type': 'PropertyValue', name: siteName, value: career.id },
    hiringOrganization: {
      '@type': 'Organization',
      name: siteName,
      sameAs: homeAddress(content),
      logo: logoAddress(content),
    },
    jobLocation: { '@type': 'Place', address: describePlace(career, address) },
    ...describeSalary(career.salary),
  };
  return [posting];
}

/** Where the work is. Without a country of its own, it is in the one that its
 * location names, else in the operator's. */
function describePlace({ location, country }: Career, operatorAddress: string): Thing {
  const addressCountry =
    codeOfCountry(country) || country || countryOf(location) || countryOf(operatorAddress);
  const isInLocation = addressCountry !== '' && countryOf(location) === addressCountry;
  const addressLocality = isInLocation ? location.replace(/\s*,[^,]*$/, '') : location;
  return { '@type': 'PostalAddress', addressLocality, ...(addressCountry && { addressCountry }) };
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
