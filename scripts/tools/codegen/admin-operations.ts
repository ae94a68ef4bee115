import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';

/** A resource of the schema: the fields by which it is listed, read and changed, where it has them. */
export type SchemaResource = {
  /** The name under which the back office knows it: `tours`. */
  name: string;
  /** Its GraphQL type: `Tour`. */
  type: string;
  isSingle: boolean;
  calls: Partial<Record<Call, GraphQLField<unknown, unknown>>>;
};

type Call = 'list' | 'one' | 'history' | 'create' | 'update' | 'remove' | 'restore';

/** The resources of a schema: everything it lists in pages, and every single record it can change. */
export function readResources(schema: GraphQLSchema): SchemaResource[] {
  const queries = schema.getQueryType()?.getFields() ?? {};
  return Object.values(queries).flatMap((query) => {
    const returned = getNamedType(query.type);
    if (!isObjectType(returned)) return [];
    const listed = returned.getFields().items;
    const isPage = listed && returned.getFields().count;
    if (isPage && isResourceList(query)) {
      return [describeResource(schema, query.name, getNamedType(listed.type), query)];
    }
    const isOne = query.args.length === 0 && !isListType(getNullableType(query.type));
    const mutations = schema.getMutationType()?.getFields() ?? {};
    // Whose own type can be created is one of many, such as the user who is signed in.
    const isSingle = mutations[`update${returned.name}`] && !mutations[`create${returned.name}`];
    return isOne && isSingle ? [describeResource(schema, query.name, returned, null)] : [];
  });
}

/** Of the pages that there are, those of records take the ids that are wanted. */
function isResourceList({ args }: GraphQLField<unknown, unknown>): boolean {
  return args.some(({ name }) => name === 'ids');
}

/** All operations of the back office as one GraphQL document. */
export function printOperations(schema: GraphQLSchema): string {
  const resources = readResources(schema).map((resource) => printResource(schema, resource));
  return `${[...resources, ...printOthers(schema), printSearch(schema)].join('\n\n')}\n`;
}

/** The calls of the back office that are none of a resource's standard ones. */
const OTHERS = [
  'publication',
  'publish',
  'rollback',
  'bin',
  'preview',
  'galleryCategories',
  'exportNewsletter',
  'reorderGallery',
  'resetUserPassword',
  'importRecords',
  'framedUploads',
  'uploadUses',
  'deleteUpload',
  'replaceUpload',
  'unusedUploads',
  'removeUnusedUploads',
];

function printOthers(schema: GraphQLSchema): string[] {
  const records = readResources(schema).map(({ type }) => type);
  const fieldsOf = (type: GraphQLObjectType | null | undefined) =>
    Object.values(type?.getFields() ?? {}).filter(({ name }) => OTHERS.includes(name));
  const print = (kind: 'query' | 'mutation') => (field: GraphQLField<unknown, unknown>) => {
    const type = getNamedType(field.type);
    const all = isObjectType(type) ? printFields(type) : '';
    const name = field.name.charAt(0).toUpperCase() + field.name.slice(1);
    return printOperation(kind, name, field, records.includes(type.name) ? 'id' : all);
  };
  return [
    ...fieldsOf(schema.getQueryType()).map(print('query')),
    ...fieldsOf(schema.getMutationType()).map(print('mutation')),
  ];
}

const FOUND_LIMIT = 5;

/** One query that looks in all content and in the subscribers: of each resource the first few records, by their names. */
function printSearch(schema: GraphQLSchema): string {
  const lists = readResources(schema)
    .filter(({ name, calls }) => (calls.create && calls.restore) || name === 'newsletter')
    .filter(({ calls }) => hasSearch(calls.list))
    .map(({ name, type }) => {
      const fields = (schema.getType(type) as GraphQLObjectType).getFields();
      const title = fields.title ? 'title' : `title: ${fields.name ? 'name' : 'email'}`;
      return `  ${name}(search: $search, limit: ${FOUND_LIMIT}) { items { id ${title} } count }`;
    });
  return lists.length > 0 ? `query Search($search: String!) {\n${lists.join('\n')}\n}` : '';
}

function hasSearch(list: GraphQLField<unknown, unknown> | undefined): boolean {
  return list?.args.some(({ name }) => name === 'search') ?? false;
}

function describeResource(
  schema: GraphQLSchema,
  name: string,
  type: GraphQLNamedType,
  list: GraphQLField<unknown, unknown> | null,
): SchemaResource {
  const queries = schema.getQueryType()?.getFields() ?? {};
  const mutations = schema.getMutationType()?.getFields() ?? {};
  const singular = type.name.charAt(0).toLowerCase() + type.name.slice(1);
  const found = {
    list,
    one: queries[singular],
    history: queries[`${singular}History`],
    create: mutations[`create${type.name}`],
    update: mutations[`update${type.name}`],
    remove: mutations[`delete${type.name}`],
    restore: mutations[`restore${type.name}`],
  };
  const calls = Object.fromEntries(
    Object.entries(found).filter(([call, field]) => field && isCall(call as Call, field)),
  );
  return { name, type: type.name, isSingle: !list, calls };
}

/** An operation may have the name of a call and take other arguments: then it is none. */
function isCall(call: Call, field: GraphQLField<unknown, unknown>): boolean {
  return call !== 'remove' || field.args.some(({ name }) => name === 'id');
}

/** Every field of a resource in one fragment, and its operations, which share it. */
function printResource(schema: GraphQLSchema, { type, calls }: SchemaResource): string {
  const fragment = `${type}Fields`;
  const record = `...${fragment}`;
  const operations = Object.entries(calls).map(([call, field]) => {
    const kind = call === 'list' || call === 'one' || call === 'history' ? 'query' : 'mutation';
    const selections = { list: `items { ${record} } count`, history: 'items count', remove: 'id' };
    const selection = selections[call as keyof typeof selections] ?? record;
    return printOperation(kind, operationName(type, call), field, selection);
  });
  const fields = printFields(schema.getType(type) as GraphQLObjectType);
  return [`fragment ${fragment} on ${type} {\n  ${fields}\n}`, ...operations].join('\n\n');
}

/** The name of the operation for a call: `ListTour`, `UpdateTour`. */
export function operationName(type: string, call: string): string {
  return call.charAt(0).toUpperCase() + call.slice(1) + type;
}

function printOperation(
  kind: 'query' | 'mutation',
  name: string,
  field: GraphQLField<unknown, unknown>,
  selection: string,
): string {
  const variables = field.args.map((argument) => `$${argument.name}: ${argument.type}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const head = variables ? `${kind} ${name}(${variables})` : `${kind} ${name}`;
  const call = passed ? `${field.name}(${passed})` : field.name;
  return `${head} {\n  ${call}${selection ? ` { ${selection} }` : ''}\n}`;
}

/** All fields of a type, groups and rows with all of theirs. */
function printFields(type: GraphQLObjectType): string {
  const printed = Object.values(type.getFields()).map((field) => {
    const returned = getNamedType(field.type);
    return isObjectType(returned) ? `${field.name} { ${printFields(returned)} }` : field.name;
  });
  return printed.join(' ');
}

/** The names of a resource's input fields, so that only those are ever sent. */
export function inputFields(schema: GraphQLSchema, type: string): string[] {
  const input = schema.getType(`${type}Input`);
  return isInputObjectType(input) ? Object.keys(input.getFields()) : [];
}
