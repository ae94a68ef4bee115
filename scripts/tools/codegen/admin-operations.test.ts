import { resources } from '@karibu/graph/contract';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { callsOf, inputFields, printOperations } from './admin-operations.ts';

const { tours, settings, users } = resources;
const all = [tours, settings, users];

const schemaOf = (tourField = '') =>
  buildSchema(`
    type Query {
      tours(search: String, limit: Int): Tours!
      tour(id: ID!): Tour!
      tourBySlug(slug: String!): Tour!
      lostTours: [Tour!]!
      settings: Settings!
      users(search: String, limit: Int): Users!
      other: String!
    }
    type Mutation {
      createTour(input: TourInput!): Tour!
      updateTour(id: ID!, input: TourInput!, version: Int): Tour!
      deleteTour(id: ID!): Tour!
      deleteUser(email: String!): User!
      restoreTour(id: ID!, version: Int!): Tour!
      updateSettings(input: SettingsInput!, version: Int): Settings!
    }
    type Tours { items: [Tour!]! count: Int! }
    type Users { items: [User!]! count: Int! }
    type Tour { id: ID! title: String! days: [Day!]! ${tourField} }
    type User { id: ID! name: String! }
    type Day { title: String! }
    type Settings { id: ID! siteName: String! }
    input TourInput { title: String }
    input SettingsInput { siteName: String }
  `);

describe('callsOf', () => {
  it('finds the calls of a list and of a single record, and no others', () => {
    const namesOf = (resource: (typeof all)[number]) => Object.keys(callsOf(schemaOf(), resource));
    expect(namesOf(tours)).toEqual(['list', 'one', 'create', 'update', 'remove', 'restore']);
    expect(namesOf(settings)).toEqual(['one', 'update']);
    expect(namesOf(users)).toEqual(['list']);
  });
});

describe('printOperations', () => {
  it('prints operations that the schema accepts', () => {
    const schema = schemaOf();
    expect(validate(schema, parse(printOperations(schema, all)))).toEqual([]);
  });

  it('selects every field, also a new one, and the fields of groups and rows', () => {
    expect(printOperations(schemaOf(), all)).toContain('days { title }');
    expect(printOperations(schemaOf(), all)).not.toContain('guide');
    expect(printOperations(schemaOf('guide: String!'), all)).toContain('guide');
  });

  it('has every operation beyond the standard calls, and selects only ids of records', () => {
    const printed = printOperations(schemaOf(), all);
    expect(printed).toContain('query Other {');
    expect(printed).toContain('lostTours { id }');
    expect(printed).not.toContain('tourBySlug');
  });

  it('searches all that staff may read, and the rest for administrators', () => {
    const searches = printOperations(schemaOf(), all).split('query Search')[1] ?? '';
    expect(searches).toContain('tours(search: $search, limit: 5) { items { id title: title }');
    expect(searches).not.toContain('users');
    const [, asAdmin = ''] = printOperations(schemaOf(), all).split('query SearchAsAdmin');
    expect(asAdmin).toMatch(/^\(.*\) \{\n {2}users\(/);
    expect(asAdmin).toContain('users(search: $search, limit: 5) { items { id title: name }');
  });
});

describe('inputFields', () => {
  it('lists the fields that an input accepts', () => {
    expect(inputFields(schemaOf(), tours)).toEqual(['title']);
    expect(inputFields(schemaOf(), users)).toEqual([]);
  });
});
