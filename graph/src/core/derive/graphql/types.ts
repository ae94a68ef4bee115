import 'reflect-metadata';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import {
  type ClassType,
  Field as FieldOf,
  Float,
  ID,
  InputType,
  Int,
  ObjectType,
} from 'type-graphql';
import type { Field, FieldMap } from '../../fields/index.ts';
import { capitalise } from '../../letter-case.ts';
import { filterFields, type Resource } from '../../resource.ts';

type TypeThunk = () => unknown;
type Member = { type: TypeThunk; nullable: boolean; description: string };

export type ResourceTypes = {
  record: ClassType;
  input: ClassType;
  filter: ClassType | null;
  list: ClassType;
};

/** The GraphQL types of a resource. Calls type-graphql's decorators as functions. */
export function deriveTypes(resource: Resource): ResourceTypes {
  const { singular, plural } = resource.type;
  const record = deriveOutput(singular, resource.fields, SYSTEM_MEMBERS);
  const filters = filterFields(resource);
  const list = definePage(plural === singular ? `${plural}List` : plural, () => record);
  return {
    record,
    list,
    input: deriveInput(`${singular}Input`, { ...resource.inputFields, ...resource.createOnly }),
    filter: Object.keys(filters).length > 0 ? deriveInput(`${singular}Filter`, filters) : null,
  };
}

/** The type of a page of a list, with the length of the list. */
export function definePage(name: string, item: TypeThunk): ClassType {
  return defineClass('object', name, {
    items: { type: () => [item()], nullable: false, description: 'The records of this page.' },
    count: { type: () => Int, nullable: false, description: 'How many match, before paging.' },
  });
}

/** An object type with one member per field. */
export function deriveOutput(
  name: string,
  fields: FieldMap,
  more: Record<string, Member> = {},
): ClassType {
  const members = Object.entries(fields).map(([key, field]): [string, Member] => {
    const type = memberType(field, (inner) => deriveOutput(name + capitalise(key), inner));
    return [key, { type, nullable: isNullable(field), description: describe(field) }];
  });
  return defineClass('object', name, { ...more, ...Object.fromEntries(members) });
}

/** An input type whose members are all optional, because the validators report missing ones. */
export function deriveInput(name: string, fields: FieldMap): ClassType {
  const members = Object.entries(fields).map(([key, field]): [string, Member] => {
    const type = memberType(field, (inner) =>
      deriveInput(`${stem(name) + capitalise(key)}Input`, inner),
    );
    return [key, { type, nullable: true, description: describe(field) }];
  });
  return defineClass('input', name, Object.fromEntries(members));
}

/** Moments of records are texts in ISO 8601 already. To read and print each anew takes long. */
const Moment: typeof GraphQLDateTimeISO = Object.assign(Object.create(GraphQLDateTimeISO), {
  serialize: (value: unknown) =>
    typeof value === 'string' ? value : GraphQLDateTimeISO.serialize(value),
});

const SYSTEM_MEMBERS: Record<string, Member> = {
  id: { type: () => ID, nullable: false, description: 'The record’s id.' },
  version: { type: () => Int, nullable: false, description: 'Grows by one with each change.' },
  createdAt: {
    type: () => Moment,
    nullable: false,
    description: 'When it was created.',
  },
  createdBy: {
    type: () => ID,
    nullable: true,
    description: 'The id of the user who made it, for staff.',
  },
  updatedAt: {
    type: () => Moment,
    nullable: false,
    description: 'When it was changed.',
  },
};

const SCALARS = { string: String, number: Float, integer: Int, boolean: Boolean };

function memberType(field: Field, derive: (fields: FieldMap) => ClassType): TypeThunk {
  if (field.type === 'list' && field.of) {
    const entry = memberType(field.of, derive);
    return () => [entry()];
  }
  if (field.type === 'group' && field.fields) {
    const type = derive(field.fields);
    return () => type;
  }
  return () => SCALARS[field.type as keyof typeof SCALARS];
}

function defineClass(kind: 'object' | 'input', name: string, members: Record<string, Member>) {
  const type = class {};
  Object.defineProperty(type, 'name', { value: name });
  for (const [key, { type: typeOf, nullable, description }] of Object.entries(members)) {
    FieldOf(typeOf as () => ClassType, { nullable, description })(type.prototype, key);
  }
  // Members are plain values: a resolver for each would take most of a list's time.
  const output = () => ObjectType(name, { simpleResolvers: true });
  const decorate = kind === 'object' ? output() : InputType(name);
  decorate(type);
  return type as ClassType;
}

function isNullable(field: Field): boolean {
  return !field.required && field.defaultValue === null;
}

function describe(field: Field): string {
  return [`${field.label}.`, field.help].filter(Boolean).join(' ');
}

function stem(name: string): string {
  return name.replace(/(Input|Filter)$/, '');
}
