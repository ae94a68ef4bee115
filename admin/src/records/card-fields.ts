import type { Control, Field, FieldMap } from '@karibu/graph/contract';

/** The fields that a card shows, by their names. */
export type CardFields = {
  /** Its picture; a record of a kind that has none has no place for one. */
  image: string | null;
  facts: string[];
  /** A long text, of which the card shows the beginning. */
  excerpt: string | null;
};

const MAX_FACTS = 3;

const SHORT: readonly Control[] = [
  ...(['select', 'number', 'money', 'rating', 'date', 'text', 'email', 'months'] as const),
];
/** What says little of a record: numbers without their map, and how its page looks elsewhere. */
const NEVER_SHOWN = [
  ...['latitude', 'longitude'],
  ...['searchTitle', 'searchDescription', 'shareImage'],
];
const LONG: readonly Control[] = ['textarea', 'richText'];

/**
 * Chooses what the card of a record shows where its resource has no card of its own: the first
 * picture, the first three short fields, and the first long text, in the order of the definition.
 * The title stands above them, and flags are badges.
 */
export function cardFields(fields: FieldMap, title: string | null): CardFields {
  const isShown = (name: string) => name !== title && !NEVER_SHOWN.includes(name);
  const others = Object.entries(fields).filter(([name]) => isShown(name));
  const first = (controls: readonly Control[]) => namesOf(others, controls)[0] ?? null;
  return {
    image: first(['image']),
    facts: namesOf(others, SHORT).slice(0, MAX_FACTS),
    excerpt: first(LONG),
  };
}

function namesOf(fields: [string, Field][], controls: readonly Control[]): string[] {
  return fields.filter(([, { control }]) => controls.includes(control)).map(([name]) => name);
}
