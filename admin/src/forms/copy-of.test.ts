import { expect, test } from 'vitest';
import { copyOf } from './copy-of.ts';

test.each([
  ['Reef', 'Reef (copy)'],
  ['Reef (copy)', 'Reef (copy 2)'],
  ['Reef (copy 9)', 'Reef (copy 10)'],
  ['Reef (copy) walk', 'Reef (copy) walk (copy)'],
  ['R'.repeat(200), `${'R'.repeat(188)} (copy)`],
])('OFF-14 the copy of “%s” is called “%s”', (title, copy) => {
  expect(copyOf('tours', { title }, [])).toMatchObject({ title: copy, isActive: false });
});

test.each([
  ['Reef', ['Reef (copy)'], 'Reef (copy 2)'],
  ['Reef', ['Reef (copy 9)', 'Reef (copy)'], 'Reef (copy 10)'],
  ['Reef (copy)', ['Reef (copy)', 'Reef (copy 2)'], 'Reef (copy 3)'],
  ['Reef', ['Great Reef (copy)', 'Reef (copy) walk'], 'Reef (copy)'],
])('OFF-14 beside its copies the next of “%s” has its own name', (title, copies, copy) => {
  expect(copyOf('tours', { title }, copies)).toMatchObject({ title: copy });
});
