import type { Career, Settings } from '@karibu/graph/contract';
import * as words from './career.words.ts';

/** Stands in where the settings name no address, so that the link still shows what it does. */
const PLACEHOLDER_EMAIL = 'careers@karibu.example';

/** Where applications go; '' where the settings name no address. */
export function applicationAddress(settings: Pick<Settings, 'careersEmail' | 'email'>): string {
  return settings.careersEmail || settings.email;
}

/** The link that begins an application by e-mail. */
export function applicationLink(
  settings: Pick<Settings, 'careersEmail' | 'email'>,
  title: string,
): string {
  const address = applicationAddress(settings) || PLACEHOLDER_EMAIL;
  const recipient = address.split('@').map(encodeURIComponent).join('@');
  return `mailto:${recipient}?subject=${encodeURIComponent(words.mailSubject(title))}`;
}

const NUMBER = new Intl.NumberFormat('en-US');

/** The salary as the page shows it: `USD 3,600 - 4,800 per year`; '' where the page shows none. */
export function formatSalary({ min, max, currency, period, display }: Career['salary']): string {
  if (!display || min === null || max === null) return '';
  return words.salary(currency, NUMBER.format(min), NUMBER.format(max), period);
}
