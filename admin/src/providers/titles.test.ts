import { camelCase, type Resource, resources } from '@karibu/graph/contract';
import { expect, test } from 'vitest';
import { SearchAsEditorDocument, SearchDocument } from '../generated/graphql.ts';
import { buildQuery } from './build-query.ts';
import { fieldsRead } from './document.ts';
import { knownResource, singularOf, titleOf } from './known-resource.ts';

const ALL: Resource[] = Object.values(resources);
const LISTED = ALL.filter(({ isSingle }) => !isSingle);

test.each(ALL)(
  'REG-3 the back office calls a record of $name as its definition says',
  (resource) => {
    const { name, title, words } = resource;
    expect(knownResource(name)).toMatchObject({ title, words });
    expect(singularOf(name)).toBe(words.singular);
    const called = title === null ? words.singular : 'Baobab';
    expect(titleOf(name, { [title ?? 'name']: 'Baobab' })).toBe(called);
  },
);

test.each(LISTED)('REG-3 a selection over pages reads the title of $name', ({ name, title }) => {
  const { document } = buildQuery('getList', name, { meta: { only: [] } });
  expect(fieldsRead(document).toSorted()).toEqual(['id', title].toSorted());
});

test('REG-3 search reads the title of every resource that it looks in', () => {
  const documents = [SearchDocument, SearchAsEditorDocument].join(' ');
  const found = [...documents.matchAll(/(\w+)\(search: .*?items \{ id (.*?) \}/g)];
  const selected = Object.fromEntries(found.map(([, name, titles]) => [name, titles]));
  const searched = LISTED.filter(({ isFoundBySearch, search, calls, read }) => {
    return isFoundBySearch && search.length > 0 && calls.includes('list') && read !== 'admin';
  });
  expect(searched.length).toBeGreaterThan(8);
  for (const { name, title } of searched) {
    expect(selected[camelCase(name)], name).toBe(`title: ${title}`);
  }
});
