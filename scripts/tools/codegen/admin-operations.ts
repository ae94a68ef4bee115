import { camelCase, capitalise, type Resource } from '@karibu/graph/contract';
import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/** The back office's names for the calls of a resource. */
const CALLS = ['list', 'one', 'history', 'create', 'update', 'remove', 'restore'] as const;
type Call = (typeof CALLS)[number];

/** The fields of the schema for the calls of a resource. Leaves out calls that it lacks. */
export function callsOf(schema: GraphQLSchema, resource: Resource): Partial<Record<Call, Field>> {
  const queries = schema.getQueryType()?.getFields() ?? {};
  const mutations = schema.getMutationType()?.getFields() ?? {};
  const { singular } = resource.type;
  const one = singular.charAt(0).toLowerCase() + singular.slice(1);
  const fields: Record<Call, Field | undefined> = {
    list: resource.isSingle ? undefined : queries[camelCase(resource.name)],
    one: queries[one],
    history: queries[`${one}History`],
    create: mutations[`create${singular}`],
    update: mutations[`update${singular}`],
    // An operation may have the name of this call. Only the call takes an id.
    remove: takesId(mutations[`delete${singular}`]),
    restore: mutations[`restore${singular}`],
  };
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field));
}

function takesId(field: Field | undefined): Field | undefined {
  return field?.args.some(({ name }) => name === 'id') ? field : undefined;
}

/** All operations of the back office as one GraphQL document. */
export function printOperations(schema: GraphQLSchema, resources: Resource[]): string {
  const parts = [
    ...resources.map((resource) => printResource(schema, resource)),
    ...printOthers(schema, resources),
    printSearch(
      'Search',
      resources.filter(({ read }) => read === 'public' || read === 'staff'),
    ),
    printSearch(
      'SearchAsEditor',
      resources.filter(({ read }) => read === 'editors'),
    ),
    printSearch(
      'SearchAsAdmin',
      resources.filter(({ read }) => read === 'admin'),
    ),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** The name of the operation for a call: `ListTour`, `UpdateTour`. */
export function operationName(type: string, call: string): string {
  return `${capitalise(call)}${type}`;
}

/** The names of a resource's input fields. The back office sends no others. */
export function inputFields(schema: GraphQLSchema, { type }: Resource): string[] {
  const input = schema.getType(`${type.singular}Input`);
  return isInputObjectType(input) ? Object.keys(input.getFields()) : [];
}

/** Every field of a resource in one fragment, and its operations, which share it. */
function printResource(schema: GraphQLSchema, resource: Resource): string {
  const type = resource.type.singular;
  const fragment = `${type}Fields`;
  const record = `...${fragment}`;
  const operations = Object.entries(callsOf(schema, resource)).map(([call, field]) => {
    const kind = call === 'list' || call === 'one' || call === 'history' ? 'query' : 'mutation';
    const selections = { list: `items { ${record} } count`, history: 'items count', remove: 'id' };
    const selection = selections[call as keyof typeof selections] ?? record;
    return printOperation(kind, operationName(type, call), field, selection);
  });
  const fields = printFields(schema.getType(type) as GraphQLObjectType);
  return [`fragment ${fragment} on ${type} {\n  ${fields}\n}`, ...operations].join('\n\n');
}

/** The operations beyond the standard calls. They select only the ids of records. */
function printOthers(schema: GraphQLSchema, resources: Resource[]): string[] {
  const standard = resources.flatMap((resource) => Object.values(callsOf(schema, resource)));
  const records = resources.map(({ type }) => type.singular);
  const print = (kind: 'query' | 'mutation') => (field: Field) => {
    const type = getNamedType(field.type);
    const all = isObjectType(type) ? printFields(type) : '';
    const selection = records.includes(type.name) ? 'id' : all;
    return printOperation(kind, capitalise(field.name), field, selection);
  };
  const othersOf = (type: GraphQLObjectType | null | undefined) =>
    Object.values(type?.getFields() ?? {}).filter(
      (field) => !standard.includes(field) && !field.name.endsWith('BySlug'),
    );
  return [
    ...othersOf(schema.getQueryType()).map(print('query')),
    ...othersOf(schema.getMutationType()).map(print('mutation')),
  ];
}

const FOUND_LIMIT = 5;

/** One query that searches several resources and selects the first titles of each. */
function printSearch(name: string, resources: Resource[]): string {
  const lists = resources
    .filter(({ isFoundBySearch, search, calls }) => {
      return isFoundBySearch && search.length > 0 && calls.includes('list');
    })
    .map(({ name: resource, title }) => {
      const found = `items { id title: ${title} } count`;
      return `  ${camelCase(resource)}(search: $search, limit: ${FOUND_LIMIT}) { ${found} }`;
    });
  return lists.length > 0 ? `query ${name}($search: String!) {\n${lists.join('\n')}\n}` : '';
}

function printOperation(
  kind: 'query' | 'mutation',
  name: string,
  field: Field,
  selection: string,
): string {
  const variables = field.args.map((argument) => `$${argument.name}: ${argument.type}`).join(', ');
  const passed = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const head = variables ? `${kind} ${name}(${variables})` : `${kind} ${name}`;
  const call = passed ? `${field.name}(${passed})` : field.name;
  return `${head} {\n  ${call}${selection ? ` { ${selection} }` : ''}\n}`;
}

/** All fields of a type, including the fields of groups and rows. */
function printFields(type: GraphQLObjectType): string {
  const printed = Object.values(type.getFields()).map((field) => {
    const returned = getNamedType(field.type);
    return isObjectType(returned) ? `${field.name} { ${printFields(returned)} }` : field.name;
  });
  return printed.join(' ');
}
