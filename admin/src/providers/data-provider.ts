import type { GalleryItem, ImportAction } from '@karibu/graph/contract';
import type {
  CreateParams,
  DataProvider,
  DeleteParams,
  GetListParams,
  GetListResult,
  GetManyParams,
  GetOneParams,
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
import { buildQuery } from './build-query.ts';
import { bulkCalls } from './bulk-calls.ts';
import { callApi } from './call-api.ts';
import type { Document } from './document.ts';
import { type DraftMeta, draftCalls, publishDraft, saveDraft } from './draft-calls.ts';
import { filterCalls } from './filter-calls.ts';
import { historyCalls } from './history-calls.ts';
import { createWithKey } from './lost-creations.ts';
import { deleteOnce } from './lost-deletions.ts';
import { mediaCalls } from './media-calls.ts';
import { readNearestPage } from './nearest-page.ts';
import { noteCalls } from './note-calls.ts';
import { placeCalls } from './place-calls.ts';
import { publicationCalls } from './publication-calls.ts';
import { secondFactorCalls } from './second-factor-calls.ts';
import { securityEventCalls } from './security-event-calls.ts';
import { saveOrShowTheirs } from './stale-record.ts';
import { taskCalls } from './task-calls.ts';

/** Where a picture stands in the gallery: the smallest number comes first. */
export type Place = Pick<GalleryItem, 'id' | 'sortOrder'>;

/** What became, or would become, of a row of an import. */
export type ImportedRow = ImportRecordsMutation['importRecords'][number] & {
  action: ImportAction;
};

/** Of each resource that was looked in: the first records found, and how many there are. */
export type SearchAnswer = Partial<SearchQuery & SearchAsEditorQuery & SearchAsAdminQuery>;

/** A call as it is made by default. `idempotencyKey` lets the API know a repeated creation. */
async function ask(call: string, resource: string, params: unknown, idempotencyKey?: string) {
  const { document, variables, read } = buildQuery(call, resource, params);
  return read(await callApi(document, variables, { idempotencyKey })) as never;
}

/** The calls of records that the back office makes. */
const recordCalls = {
  async getList(resource: string, params: GetListParams): Promise<GetListResult> {
    const getList = (page: GetListParams) => ask('getList', resource, page);
    return params.meta?.isNearest ? readNearestPage(getList, params) : getList(params);
  },
  getMany: (resource: string, params: GetManyParams) => ask('getMany', resource, params),
  getOne: (resource: string, params: GetOneParams) => ask('getOne', resource, params),
  async create(resource: string, params: CreateParams) {
    const create = (key?: string) => ask('create', resource, params, key);
    const sent = [resource, params.data] as const;
    return createWithKey(sent, await params.meta?.idempotencyKey?.(), create);
  },
  async update(resource: string, params: UpdateParams) {
    const { asDraft, draft }: DraftMeta = params.meta ?? {};
    const save = async () => {
      if (asDraft) return saveDraft(resource, params);
      return draft ? publishDraft(resource, params) : ask('update', resource, params);
    };
    return saveOrShowTheirs(save, () => ask('getOne', resource, { id: params.id }));
  },
  async delete(resource: string, params: DeleteParams) {
    const remove = () => ask('delete', resource, params);
    return (await deleteOnce([resource, params.id], remove)) ?? { data: { id: params.id } };
  },
};

/** The calls that single resources have beyond the standard ones, import and search. */
const otherCalls = {
  /** The categories that have pictures, and how many each has. */
  async getGalleryCategories(): Promise<GalleryCategoriesQuery['galleryCategories']> {
    return (await callApi(GalleryCategoriesDocument)).galleryCategories;
  },
  async reorderGallery(items: Place[]): Promise<void> {
    await callApi(ReorderGalleryDocument, { input: { items } });
  },
  async exportNewsletter(status: string): Promise<ExportNewsletterQuery['exportNewsletter']> {
    return (await callApi(ExportNewsletterDocument, { input: { status } })).exportNewsletter;
  },
  /** Writes records, or says what it would do; at most 200 at once. */
  async importRecords(
    resource: string,
    records: object[],
    isDryRun: boolean,
    released: string[],
  ): Promise<ImportedRow[]> {
    const input = { resource, records: JSON.stringify(records), isDryRun, released };
    const variables = { input } as ImportRecordsMutationVariables;
    return (await callApi(ImportRecordsDocument, variables)).importRecords as ImportedRow[];
  },
  /** Looks in everything that one may read; gives the first few records of each resource. */
  async search(words: string, may: { edit: boolean; administer: boolean }): Promise<SearchAnswer> {
    const documents = [
      SearchDocument,
      ...(may.edit ? [SearchAsEditorDocument] : []),
      ...(may.administer ? [SearchAsAdminDocument] : []),
    ];
    const answers = documents.map((each: Document<SearchAnswer, { search: string }>) =>
      callApi(each, { search: words }),
    );
    return Object.assign({}, ...(await Promise.all(answers)));
  },
};

const calls = {
  ...accountCalls,
  ...draftCalls,
  ...filterCalls,
  ...noteCalls,
  ...secondFactorCalls,
  ...securityEventCalls,
  ...bulkCalls,
  ...mediaCalls,
  ...historyCalls,
  ...placeCalls,
  ...publicationCalls,
  ...taskCalls,
  ...otherCalls,
};

export type KaribuDataProvider = DataProvider & typeof calls;

/** Everything the back office reads and writes, as react-admin asks for it. */
export const dataProvider = { ...recordCalls, ...calls } as unknown as KaribuDataProvider;
