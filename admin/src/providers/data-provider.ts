import type { GalleryItem, ImportAction } from '@karibu/graph/contract';
import buildGraphQLProvider from 'ra-data-graphql';
import type {
  CreateParams,
  DataProvider,
  DeleteParams,
  GetListParams,
  UpdateParams,
} from 'react-admin';
import {
  ExportNewsletterDocument,
  type ExportNewsletterQuery,
  GalleryCategoriesDocument,
  type GalleryCategoriesQuery,
  ImportRecordsDocument,
  type ImportRecordsMutation,
  type ImportRecordsMutationVariables,
  ReorderGalleryDocument,
  SearchAsAdminDocument,
  type SearchAsAdminQuery,
  SearchAsEditorDocument,
  type SearchAsEditorQuery,
  SearchDocument,
  type SearchQuery,
} from '../generated/graphql.ts';
import { accountCalls } from './account-calls.ts';
import { toHttpError } from './api-error.ts';
import { apolloClient } from './apollo-client.ts';
import { buildQuery } from './build-query.ts';
import { bulkCalls } from './bulk-calls.ts';
import { type DraftMeta, draftCalls, publishDraft, saveDraft } from './draft-calls.ts';
import { historyCalls } from './history-calls.ts';
import { createWithKey } from './lost-creations.ts';
import { deleteOnce } from './lost-deletions.ts';
import { mediaCalls } from './media-calls.ts';
import { readNearestPage } from './nearest-page.ts';
import { noteCalls } from './note-calls.ts';
import { publicationCalls } from './publication-calls.ts';
import { saveOrShowTheirs } from './stale-record.ts';
import { taskCalls } from './task-calls.ts';

type Values = Record<string, unknown>;

/** Where a picture stands in the gallery: the smallest number comes first. */
export type Place = Pick<GalleryItem, 'id' | 'sortOrder'>;

/** What became, or would become, of a row of an import. */
export type ImportedRow = ImportRecordsMutation['importRecords'][number] & {
  action: ImportAction;
};

/** Of each resource that was looked in: the first records found, and how many there are. */
export type SearchAnswer = Partial<SearchQuery & SearchAsEditorQuery & SearchAsAdminQuery>;

// The documents are generated when the schema changes, so nothing asks the running server for it.
const graphQL = buildGraphQLProvider({
  client: apolloClient,
  introspection: false,
  buildQuery: () => buildQuery,
  query: { fetchPolicy: 'no-cache' },
} as unknown as Parameters<typeof buildGraphQLProvider>[0]);

/** The calls that react-admin makes, where they do more than the provider of GraphQL. */
const recordCalls = {
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
  async update(resource: string, params: UpdateParams) {
    const { asDraft, draft }: DraftMeta = params.meta ?? {};
    const save = async () => {
      if (asDraft) return saveDraft(resource, params);
      return draft ? publishDraft(resource, params) : graphQL.update(resource, params);
    };
    return saveOrShowTheirs(save, () => graphQL.getOne(resource, { id: params.id }));
  },
  async delete(resource: string, params: DeleteParams) {
    const remove = () => graphQL.delete(resource, params);
    return (await deleteOnce([resource, params.id], remove)) ?? { data: { id: params.id } };
  },
};

/** The calls that single resources have beyond the standard ones, import and search. */
const otherCalls = {
  /** The categories that have pictures, and how many each has. */
  async getGalleryCategories(): Promise<GalleryCategoriesQuery['galleryCategories']> {
    const { data } = await apolloClient.query({ query: GalleryCategoriesDocument });
    return data.galleryCategories;
  },
  async reorderGallery(items: Place[]): Promise<void> {
    const variables = { input: { items } };
    await apolloClient.mutate({ mutation: ReorderGalleryDocument, variables });
  },
  async exportNewsletter(status: string): Promise<ExportNewsletterQuery['exportNewsletter']> {
    const variables = { input: { status } };
    const { data } = await apolloClient.query({ query: ExportNewsletterDocument, variables });
    return data.exportNewsletter;
  },
  /** Writes records, or says what it would do; at most 200 at once. */
  async importRecords(
    resource: string,
    records: object[],
    isDryRun: boolean,
  ): Promise<ImportedRow[]> {
    const input = { resource, records: JSON.stringify(records), isDryRun };
    const variables = { input } as ImportRecordsMutationVariables;
    const { data } = await apolloClient.mutate({ mutation: ImportRecordsDocument, variables });
    return (data?.importRecords ?? []) as ImportedRow[];
  },
  /** Looks in everything that one may read; gives the first few records of each resource. */
  async search(words: string, may: { edit: boolean; administer: boolean }): Promise<SearchAnswer> {
    const documents = [
      SearchDocument,
      ...(may.edit ? [SearchAsEditorDocument] : []),
      ...(may.administer ? [SearchAsAdminDocument] : []),
    ];
    const variables = { search: words };
    const answers = await Promise.all(
      documents.map((query) => apolloClient.query<SearchAnswer>({ query, variables })),
    );
    return Object.assign({}, ...answers.map(({ data }) => data));
  },
};

const calls = {
  ...accountCalls,
  ...draftCalls,
  ...noteCalls,
  ...bulkCalls,
  ...mediaCalls,
  ...historyCalls,
  ...publicationCalls,
  ...taskCalls,
  ...otherCalls,
};

export type KaribuDataProvider = DataProvider & typeof calls;

/** Everything the back office reads and writes, as react-admin asks for it. */
export const dataProvider = withReadableErrors({ ...graphQL, ...recordCalls, ...calls });

function withReadableErrors(provider: object): KaribuDataProvider {
  const guarded = Object.entries(provider).map(([name, call]) => {
    if (typeof call !== 'function') return [name, call];
    const guardedCall = async (...values: unknown[]) => {
      try {
        return await call(...values);
      } catch (error) {
        throw toHttpError(error);
      }
    };
    return [name, guardedCall];
  });
  return Object.fromEntries(guarded);
}
