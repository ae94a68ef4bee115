import type { Resource } from './resource.ts';

/** What people call a record: the text of its title field, or the words of a single record. */
export function titleOf(
  { title, words }: Pick<Resource, 'title' | 'words'>,
  values: Record<string, unknown> | null,
): string {
  return title === null ? words.singular : String(values?.[title] ?? '');
}
