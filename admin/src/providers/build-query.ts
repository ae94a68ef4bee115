import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { pick } from '@karibu/graph/contract';
import type {
  CreateParams,
  DeleteParams,
  GetListParams,
  GetManyParams,
  GetOneParams,
  Identifier,
  RaRecord,
  UpdateParams,
} from 'react-admin';
import { type Call, inputsOf, type KnownResource, knownResource } from './known-resource.ts';

type Response = { data: Record<string, unknown> };
type Page = { items: RaRecord[]; count: number };
type Query = {
  query: TypedDocumentNode<unknown, never>;
  variables: Record<string, unknown>;
  parseResponse: (response: Response) => { data: unknown; total?: number };
};

/** Turns a call of react-admin into one of the generated documents, with its variables. */
export function buildQuery(method: string, resource: string, params: unknown): Query {
  const documents = knownResource(resource);
  const build = builders[method];
  if (!build) throw new Error(`The back office makes no ${method} calls`);
  return build(documents, params as never, resource);
}

type Builder = (documents: KnownResource, params: never, resource: string) => Query;

const builders: Record<string, Builder> = {
  GET_LIST: (documents, { pagination, sort, filter, meta }: GetListParams) => {
    const { q, ...rest } = filter ?? {};
    const list = documentOf(documents, 'list');
    const variables = {
      search: q || null,
      sort: sort ? `${sort.order === 'DESC' ? '-' : ''}${sort.field}` : null,
      page: pagination?.page ?? 1,
      limit: pagination?.perPage ?? null,
      filter: Object.keys(rest).length > 0 ? rest : null,
    };
    const query = meta?.isBrief
      ? namesOnly(list, ['id', documents.title, ...(meta.also ?? [])])
      : list;
    return { query, variables, parseResponse: readPage };
  },
  GET_MANY: (documents, { ids }: GetManyParams) => ({
    query: documentOf(documents, 'list'),
    variables: { ids },
    parseResponse: (response) => ({ data: readPage(response).data }),
  }),
  GET_ONE: (documents, { id }: GetOneParams) => ({
    query: documentOf(documents, 'one'),
    variables: documents.isSingle ? {} : { id },
    parseResponse: readRecord(documents, id),
  }),
  CREATE: (documents, { data }: CreateParams) => ({
    query: documentOf(documents, 'create'),
    variables: { input: pickInputs(documents, data) },
    parseResponse: readRecord(documents),
  }),
  UPDATE: (documents, { id, data, previousData, meta }: UpdateParams) => ({
    query: documentOf(documents, 'update'),
    variables: {
      ...(documents.isSingle ? {} : { id }),
      input: pickChanges(documents, data, meta?.base ?? previousData ?? {}),
      version: (meta?.base ?? previousData)?.version ?? null,
    },
    parseResponse: readRecord(documents, id),
  }),
  DELETE: (documents, { id }: DeleteParams) => ({
    query: documentOf(documents, 'remove'),
    variables: { id },
    parseResponse: readRecord(documents, id),
  }),
};

function documentOf(documents: KnownResource, call: Call) {
  const document = documents[call];
  if (!document) throw new Error(`The API has no ${call} call here`);
  return document as TypedDocumentNode<unknown, never>;
}

/** The same document, with no more of each record than some of its fields. */
function namesOnly(document: Query['query'], wanted: (string | null)[]): Query['query'] {
  const definitions = document.definitions.map((definition) => {
    if (definition.kind !== 'FragmentDefinition') return definition;
    const selections = definition.selectionSet.selections.filter(
      (selection) => selection.kind === 'Field' && wanted.includes(selection.name.value),
    );
    return { ...definition, selectionSet: { ...definition.selectionSet, selections } };
  });
  return { ...document, definitions };
}

function readPage({ data }: Response): { data: RaRecord[]; total: number } {
  const { items, count } = onlyAnswer(data) as Page;
  return { data: items, total: count };
}

/** A single record is known under the name of its resource, whatever id the database gave it. */
function readRecord({ isSingle }: KnownResource, id?: Identifier) {
  return ({ data }: Response) => {
    const record = onlyAnswer(data) as RaRecord;
    return { data: isSingle && id !== undefined ? { ...record, id } : record };
  };
}

function onlyAnswer(data: Record<string, unknown>): unknown {
  return Object.values(data)[0];
}

/** The server refuses what it keeps itself, such as ids and dates: only input fields are sent. */
function pickInputs(documents: KnownResource, data: Record<string, unknown>) {
  const sent = inputsOf(documents).filter((name) => data[name] !== undefined);
  return pick(data, sent);
}

/** Only changed fields are sent, so that others' changes are never undone. */
function pickChanges(
  documents: KnownResource,
  data: Record<string, unknown>,
  previous: Record<string, unknown>,
) {
  const changed = Object.entries(pickInputs(documents, data)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(previous[name]),
  );
  return Object.fromEntries(changed);
}
