import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { inputFields, printOperations, readResources } from './admin-operations.ts';

const schemaOf = (tourField = '') =>
  buildSchema(`
    type Query {
      tours(ids: [ID!], page: Int): Tours!
      tour(id: ID!): Tour!
      lostTours: [Tour!]!
      settings: Settings!
      latestTour: Tour!
      me: Viewer!
      publication: String!
      other: String!
    }
    type Mutation {
      createTour(input: TourInput!): Tour!
      updateTour(id: ID!, input: TourInput!, version: Int): Tour!
      deleteTour(id: ID!): Tour!
      restoreTour(id: ID!, version: Int!): Tour!
      updateSettings(input: SettingsInput!, version: Int): Settings!
      reorderGallery(ids: [ID!]!): [Tour!]!
    }
    type Tours { items: [Tour!]! count: Int! }
    type Tour { id: ID! title: String! days: [Day!]! ${tourField} }
    type Day { title: String! }
    type Settings { id: ID! siteName: String! }
    type Viewer { email: String! }
    input TourInput { title: String }
    input SettingsInput { siteName: String }
  `);

describe('readResources', () => {
  it('finds lists and single records, and takes nothing else for a resource', () => {
    const found = readResources(schemaOf()).map(({ name, isSingle, calls }) => ({
      name,
      isSingle,
      calls: Object.keys(calls),
    }));
    expect(found).toEqual([
      {
        name: 'tours',
        isSingle: false,
        calls: ['list', 'one', 'create', 'update', 'remove', 'restore'],
      },
      { name: 'settings', isSingle: true, calls: ['one', 'update'] },
    ]);
  });
});

describe('printOperations', () => {
  it('prints operations that the schema accepts', () => {
    const schema = schemaOf();
    expect(validate(schema, parse(printOperations(schema)))).toEqual([]);
  });

  it('asks for every field, also for one that is new, and for the fields of its parts', () => {
    expect(printOperations(schemaOf())).toContain('days { title }');
    expect(printOperations(schemaOf())).not.toContain('guide');
    expect(printOperations(schemaOf('guide: String!'))).toContain('guide');
  });
});

describe('printOperations of calls beyond the standard ones', () => {
  it('has those that the back office makes, and of records only their ids', () => {
    const printed = printOperations(schemaOf());
    expect(printed).toContain('query Publication {');
    expect(printed).toContain('reorderGallery(ids: $ids) { id }');
    expect(printed).not.toContain('other');
  });
});

describe('inputFields', () => {
  it('names what may be sent', () => {
    expect(inputFields(schemaOf(), 'Tour')).toEqual(['title']);
    expect(inputFields(schemaOf(), 'Viewer')).toEqual([]);
  });
});
