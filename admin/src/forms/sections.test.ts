import { createElement, Fragment } from 'react';
import { expect, it } from 'vitest';
import { namesIn } from './sections.ts';

function Input(_: { name: string }) {
  return null;
}

it('finds the fields of a group in its inputs, also of those that stand deeper', () => {
  const input = (name: string) => createElement(Input, { name, key: name });
  const deeper = createElement(Fragment, null, input('groupSize'), null);
  expect(namesIn([input('style'), deeper, false, [input('salary.min')]])).toEqual([
    'style',
    'groupSize',
    'salary.min',
  ]);
});
