import type { Resource } from '../resource.ts';
import { escapePattern, VARIANTS } from './search-pattern.ts';

/** What is stored with a record, so that a search need not look into all its texts. */
export type SearchWords = {
  /** How the words were made. Those that were made otherwise are not looked into. */
  searchRule: string;
  /** Every word of the searched fields once, without accents and in lower case. */
  searchWords: string;
};

type Searched = Pick<Resource, 'search'>;
type Condition = Record<string, unknown>;

/** The words of a record's values; nothing for a resource that is not searched. */
export function searchWordsOf(
  { search }: Searched,
  values: Record<string, unknown>,
): Partial<SearchWords> {
  if (search.length === 0) return {};
  const texts = search.flatMap((name) => values[name]).filter(isText);
  const words = texts.flatMap(toWords);
  return { searchRule: searchRuleOf({ search }), searchWords: [...new Set(words)].join(' ') };
}

/** A pattern matches texts alone; anything else may have been put there past the API. */
function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Names the fields that are looked into, and the way of making words. Count the way up. */
export function searchRuleOf({ search }: Searched): string {
  return ['1', ...search].join(' ');
}

/**
 * MongoDB's condition for the records that a search could find: those with words that hold each
 * part of it, and those whose words were not made by today's rule. It leaves out none of the
 * records that `toSearchPattern` matches, which is to decide; `null` when it would leave out none.
 */
export function mayBeFound(resource: Searched, text: string): Condition | null {
  const parts = toWords(text.normalize('NFC')).toSorted((a, b) => b.length - a.length);
  if (parts.length === 0) return null;
  const $and = parts
    .slice(0, MOST_PARTS)
    .map((part) => ({ searchWords: { $regex: escapePattern(part) } }));
  return { $or: [{ searchRule: { $ne: searchRuleOf(resource) } }, { $and }] };
}

/** The longest parts of a search leave out nearly all that the others would. */
const MOST_PARTS = 4;

/** The words of a text as they are compared. A part of the text gives parts of its words. */
export function toWords(text: string): string[] {
  return Array.from(text, plain).join('').split(/\s+/).filter(Boolean);
}

/** A character by itself: what stands beside it must not change what becomes of it. */
function plain(character: string): string {
  if (character <= '\x7f') return character.toLowerCase();
  const letters = Array.from(character.normalize('NFD').replace(IGNORED, ''));
  return letters.map(fold).join('').replace(IGNORED, '');
}

/** Upper case joins what lower case keeps apart, such as both forms of sigma. */
function fold(letter: string): string {
  const lower = letter.toLowerCase();
  return Array.from((VARIANTS[lower] ?? lower).toUpperCase(), (each) => each.toLowerCase()).join(
    '',
  );
}

/** Accents; and iota, which without regard to case is the same as the accent below a vowel. */
const IGNORED = /[\u0300-\u036f\u03b9]/g;
