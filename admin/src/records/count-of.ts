import type { Words } from '../providers/known-resource.ts';

/** What records of all resources are called together. */
export const RECORDS: Words = { singular: 'record', plural: 'records' };

/** `1 tour`, `3 tours`, `2,400 categories`. */
export function countOf(count: number, { singular, plural }: Words): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`;
}
