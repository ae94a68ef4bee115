import { expect, test } from 'vitest';
import { resources } from '../index.ts';
import { searchAppearanceFields } from './search-appearance.fields.ts';

const NAMES = Object.keys(searchAppearanceFields);

test('OFF-15 every resource with pages of its own says how they look in a search', () => {
  const withPages = Object.values(resources).filter(({ address }) => typeof address === 'function');
  expect(withPages.length).toBeGreaterThan(0);
  for (const { name, fields } of withPages) {
    expect(Object.keys(fields), `${name}: its fields`).toEqual(expect.arrayContaining(NAMES));
  }
});
