import { readFileSync } from 'node:fs';
import { type Resource, resources } from '@karibu/graph/contract';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { buildQuery } from '../providers/build-query.ts';
import { fieldsRead } from '../providers/document.ts';
import { flatFields } from '../providers/known-resource.ts';
import { listedFields } from './listed.ts';

const SCHEMA = new URL('../../../graph/schema.graphql', import.meta.url);
const schema = buildSchema(readFileSync(SCHEMA, 'utf8'));
const LISTED = Object.values<Resource>(resources).filter(({ isSingle }) => !isSingle);

describe.each(LISTED)('a list of $name', ({ name, title, publishedBy, fields }) => {
  const read = (shown: string[]) => {
    const only = listedFields(name, shown);
    return buildQuery('getList', name, { meta: { only } }).document;
  };

  test('reads what its badges and buttons need beside what its cards show, and no rows', () => {
    const groups = Object.keys(fields).filter((field) => !flatFields(name).includes(field));
    const names = fieldsRead(read([]));
    const needed = ['id', 'version', title, publishedBy].filter((field) => field !== null);
    expect(names).toEqual(expect.arrayContaining(needed));
    expect(names.filter((field) => groups.includes(field))).toEqual([]);
  });

  test('may show any field that is no group', () => {
    const document = read(flatFields(name));
    expect(fieldsRead(document)).toEqual(flatFields(name));
    expect(validate(schema, parse(document))).toEqual([]);
  });
});
