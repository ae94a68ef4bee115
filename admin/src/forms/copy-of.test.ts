import { expect, test } from 'vitest';
import { copyOf } from './copy-of.ts';

test.each([
  ['Reef', 'Reef (copy)'],
  ['Reef (copy)', 'Reef (copy 2)'],
  ['Reef (copy 9)', 'Reef (copy 10)'],
  ['Reef (copy) walk', 'Reef (copy) walk (copy)'],
  ['R'.repeat(200), `${'R'.repeat(188)} (copy)`],
])('OFF-14 the copy of “%s” is called “%s”', (title, copy) => {
  expect(copyOf('tours', { title })).toMatchObject({ title: copy, isActive: false });
});
