import type { Action } from '@karibu/graph/contract';
import buildGraphQLProvider from 'ra-data-graphql';
import type { CreateParams, DeleteParams, GetListParams, Identifier } from 'react-admin';
import {
  BinDocument,
  type BinQuery,
  ExportNewsletterDocument,
  GalleryCategoriesDocument,
  ImportRecordsDocument,
  type ImportRecordsMutation,
  type ImportRecordsMutationVariables,
  PreviewDocument,
  PublicationDocument,
  PublishDocument,
  ReorderGalleryDocument,
  ResetUserPasswordDocument,
  RollbackDocument,
  SearchAsAdminDocument,
  SearchDocument,
} from '../generated/graphql.ts';
import type { SearchAnswer } from '../search/found-records.ts';
import { toHttpError } from './api-error.ts';
import { apolloClient } from './apollo-client.ts';
import { buildQuery } from './build-query.ts';
import { knownResource } from './known-resource.ts';
import { createWithKey } from './lost-creations.ts';
import { deleteOnce } from './lost-deletions.ts';
import { type MediaDataProvider, mediaCalls } from './media.ts';
import { readNearestPage } from './nearest-page.ts';
import { type Publication, readPublication } from './publication.ts';

type Values = Record<string, unknown>;

/** A part of a list, and how long the list is. */
export type PageOf<Item> = { items: Item[]; count: number };

/** One change of a record: who made it, when (ISO 8601), and how the record was before and after. */
export type Change = {
  id: string;
  version: number;
  action: Action;
  by: string;
  at: string;
  before: Values | null;
  after: Values | null;
};

/** A deleted record. */
export type Deletion = BinQuery['bin']['items'][number];

/** Where a picture stands in the gallery: the smallest number comes first. */
export type Place = { id: string; sortOrder: number };

/** What became, or would become, of a row of an import. */
export type ImportedRow = Omit<ImportRecordsMutation['importRecords'][number], 'action'> & {
  action: 'create' | 'update' | 'unchanged' | 'refused';
};

export type KaribuDataProvider = MediaDataProvider & {
  getPublication: () => Promise<Publication>;
  /** Publishes the whole site again. */
  publish: () => Promise<void>;
  /** Goes back to an earlier release. */
  rollBack: (release: string) => Promise<void>;
  /** The address where a record can be seen as its page before it is saved. */
  preview: (resource: string, record: Values) => Promise<string>;
  /** A page of the deleted records, the last deleted first. Pages count from 1. */
  getBin: (page: number) => Promise<PageOf<Deletion>>;
  /** A page of the changes of a record, newest first. Pages count from 1. */
  getHistory: (resource: string, id: Identifier, page?: number) => Promise<PageOf<Change>>;
  /** Brings an earlier version of a record back, and a deleted record with it. */
  restore: (resource: string, id: Identifier, version: number) => Promise<Values>;
  /** The categories that have pictures, and how many each has. */
  getGalleryCategories: () => Promise<{ id: string; count: number }[]>;
  reorderGallery: (items: Place[]) => Promise<void>;
  exportNewsletter: (status: string) => Promise<{ fileName: string; text: string }>;
  resetUserPassword: (id: Identifier, newPassword: string) => Promise<void>;
  /** Writes records, or says what it would do; at most 200 at once. */
  importRecords: (resource: string, records: object[], isDryRun: boolean) => Promise<ImportedRow[]>;
  /** Looks in everything that one may read; gives the first few records of each resource. */
  search: (words: string, isAdmin: boolean) => Promise<SearchAnswer>;
};

/** How many changes are read at once. */
const PAGE = 10;

/** A single record is known here by the name of its resource, and to the API under every id. */
const ANY_ID = '0'.repeat(24);

// The documents are generated when the schema changes, so nothing asks the running server for it.
const graphQL = buildGraphQLProvider({
  client: apolloClient,
  introspection: false,
  buildQuery: () => buildQuery,
  query: { fetchPolicy: 'no-cache' },
} as unknown as Parameters<typeof buildGraphQLProvider>[0]);

/** Everything the back office reads and writes, as react-admin asks for it. */
export const dataProvider: KaribuDataProvider = withReadableErrors({
  ...graphQL,
  ...mediaCalls,
  async getList(resource: string, params: GetListParams) {
    const getList = (page: GetListParams) => graphQL.getList(resource, page);
    return params.meta?.isNearest ? readNearestPage(getList, params) : getList(params);
  },
  async create(resource: string, params: CreateParams) {
    const { query, variables, parseResponse } = buildQuery('CREATE', resource, params);
    const create = (idempotencyKey: string | undefined) =>
      apolloClient.mutate({
        mutation: query,
        variables: variables as never,
        context: { idempotencyKey },
      });
    const sent = [resource, params.data] as const;
    const { data } = await createWithKey(sent, await params.meta?.idempotencyKey?.(), create);
    return parseResponse({ data: data as Values });
  },
  async delete(resource: string, params: DeleteParams) {
    const remove = () => graphQL.delete(resource, params);
    return (await deleteOnce([resource, params.id], remove)) ?? { data: { id: params.id } };
  },
  async getPublication() {
    const { data } = await apolloClient.query({ query: PublicationDocument });
    return readPublication(data.publication);
  },
  async publish() {
    await apolloClient.mutate({ mutation: PublishDocument });
  },
  async rollBack(release: string) {
    await apolloClient.mutate({ mutation: RollbackDocument, variables: { input: { release } } });
  },
  async preview(resource: string, record: Values) {
    const variables = { input: { resource, record: JSON.stringify(record) } };
    const { data } = await apolloClient.mutate({ mutation: PreviewDocument, variables });
    return data?.preview.path ?? '/';
  },
  async getBin(page: number) {
    const { data } = await apolloClient.query({ query: BinDocument, variables: { page } });
    return data.bin;
  },
  async getHistory(resource: string, id: Identifier, page = 1) {
    const documents = knownResource(resource);
    const query = documents.history as Parameters<typeof apolloClient.query>[0]['query'];
    const variables = { id: documents.isSingle ? ANY_ID : id, page, limit: PAGE };
    const { data } = await apolloClient.query({ query, variables });
    return onlyAnswer(data as Record<string, PageOf<Change>>);
  },
  async restore(resource: string, id: Identifier, version: number) {
    const documents = knownResource(resource);
    const mutation = documents.restore as Parameters<typeof apolloClient.mutate>[0]['mutation'];
    const variables = { id: documents.isSingle ? ANY_ID : id, version };
    const { data } = await apolloClient.mutate({ mutation, variables });
    return Object.values(data as Record<string, Values>)[0] ?? {};
  },
  async getGalleryCategories() {
    const { data } = await apolloClient.query({ query: GalleryCategoriesDocument });
    return data.galleryCategories;
  },
  async reorderGallery(items: Place[]) {
    const variables = { input: { items } };
    await apolloClient.mutate({ mutation: ReorderGalleryDocument, variables });
  },
  async exportNewsletter(status: string) {
    const variables = { input: { status } };
    const { data } = await apolloClient.query({ query: ExportNewsletterDocument, variables });
    return data.exportNewsletter;
  },
  async resetUserPassword(id: Identifier, newPassword: string) {
    const variables = { id: String(id), input: { newPassword } };
    await apolloClient.mutate({ mutation: ResetUserPasswordDocument, variables });
  },
  async importRecords(resource: string, records: object[], isDryRun: boolean) {
    const input = { resource, records: JSON.stringify(records), isDryRun };
    const variables = { input } as ImportRecordsMutationVariables;
    const { data } = await apolloClient.mutate({ mutation: ImportRecordsDocument, variables });
    return (data?.importRecords ?? []) as ImportedRow[];
  },
  async search(words: string, isAdmin: boolean) {
    const documents = isAdmin ? [SearchDocument, SearchAsAdminDocument] : [SearchDocument];
    const variables = { search: words };
    const answers = await Promise.all(
      documents.map((query) => apolloClient.query<SearchAnswer>({ query, variables })),
    );
    return Object.assign({}, ...answers.map(({ data }) => data));
  },
} as KaribuDataProvider);

function onlyAnswer<Item>(data: Record<string, PageOf<Item>>): PageOf<Item> {
  return Object.values(data)[0] ?? { items: [], count: 0 };
}

function withReadableErrors(provider: KaribuDataProvider): KaribuDataProvider {
  const calls = Object.entries(provider).map(([name, call]) => {
    if (typeof call !== 'function') return [name, call];
    const guarded = async (...values: unknown[]) => {
      try {
        return await call(...values);
      } catch (error) {
        throw toHttpError(error);
      }
    };
    return [name, guarded];
  });
  return Object.fromEntries(calls);
}
