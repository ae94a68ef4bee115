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
import { type Document, readOnly } from './document.ts';
import { type Call, inputsOf, type KnownResource, knownResource } from './known-resource.ts';

type Answer = Record<string, unknown>;
type Page = { items: RaRecord[]; count: number };
type Query = {
  document: Document<Answer>;
  variables: Record<string, unknown>;
  read: (answer: Answer) => { data: unknown; total?: number };
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
  getList: (documents, { pagination, sort, filter, meta }: GetListParams) => {
    const { q, ...rest } = filter ?? {};
    const list = documentOf(documents, 'list');
    const variables = {
      search: q || null,
      sort: sort ? `${sort.order === 'DESC' ? '-' : ''}${sort.field}` : null,
      page: pagination?.page ?? 1,
      limit: pagination?.perPage ?? null,
      filter: Object.keys(rest).length > 0 ? rest : null,
    };
    const document = meta?.only ? readOnly(list, ['id', documents.title, ...meta.only]) : list;
    return { document, variables, read: readPage };
  },
  getMany: (documents, { ids }: GetManyParams) => ({
    document: documentOf(documents, 'list'),
    variables: { ids },
    read: (answer) => ({ data: readPage(answer).data }),
  }),
  getOne: (documents, { id }: GetOneParams) => ({
    document: documentOf(documents, 'one'),
    variables: documents.isSingle ? {} : { id },
    read: readRecord(documents, id),
  }),
  create: (documents, { data }: CreateParams) => ({
    document: documentOf(documents, 'create'),
    variables: { input: pickInputs(documents, data) },
    read: readRecord(documents),
  }),
  update: (documents, { id, data, previousData, meta }: UpdateParams) => ({
    document: documentOf(documents, 'update'),
    variables: {
      ...(documents.isSingle ? {} : { id }),
      input: pickChanges(documents, data, meta?.base ?? previousData ?? {}),
      version: (meta?.base ?? previousData)?.version ?? null,
    },
    read: readRecord(documents, id),
  }),
  delete: (documents, { id }: DeleteParams) => ({
    document: documentOf(documents, 'remove'),
    variables: { id },
    read: readRecord(documents, id),
  }),
};

function documentOf(documents: KnownResource, call: Call) {
  const document = documents[call];
  if (!document) throw new Error(`The API has no ${call} call here`);
  return document as Document<Answer>;
}

function readPage(answer: Answer): { data: RaRecord[]; total: number } {
  const { items, count } = onlyPart(answer) as Page;
  return { data: items, total: count };
}

/** A single record is known under the name of its resource, whatever id the database gave it. */
function readRecord({ isSingle }: KnownResource, id?: Identifier) {
  return (answer: Answer) => {
    const record = onlyPart(answer) as RaRecord;
    return { data: isSingle && id !== undefined ? { ...record, id } : record };
  };
}

function onlyPart(answer: Answer): unknown {
  return Object.values(answer)[0];
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
