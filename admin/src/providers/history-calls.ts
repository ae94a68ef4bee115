import type { HistoryEntry, PageOf } from '@karibu/graph/contract';
import type { Identifier } from 'react-admin';
import {
  BinDocument,
  type BinQuery,
  type BinQueryVariables,
  BinSummaryDocument,
  type BinSummaryQuery,
} from '../generated/graphql.ts';
import { callApi } from './call-api.ts';
import type { Document } from './document.ts';
import { knownResource } from './known-resource.ts';

type Values = Record<string, unknown>;

/** A deleted record. */
export type Deletion = BinQuery['bin']['items'][number];

/** What of the bin is asked for; a part that is empty leaves nothing out. */
export type BinFilter = {
  search: string;
  resource: string;
  by: string;
  /** Moments, in ISO 8601. */
  since: string;
  until: string;
};

/** How many changes are read at once. */
const PAGE = 10;

/** A single record is known here by the name of its resource, and to the API under every id. */
export const ANY_ID = '0'.repeat(24);

/** The calls about earlier versions and deleted records. Pages count from 1. */
export const historyCalls = {
  /** A page of the deleted records that are asked for, the last deleted first. */
  async getBin(page: number, asked: BinFilter): Promise<PageOf<Deletion>> {
    const variables = { input: asked, page } as BinQueryVariables;
    const { bin } = await callApi(BinDocument, variables);
    return bin;
  },
  /** How many records of each kind are in the bin, by who has deleted them. */
  async getBinSummary(): Promise<BinSummaryQuery['binSummary']> {
    const { binSummary } = await callApi(BinSummaryDocument);
    return binSummary;
  },
  /** A page of the changes of a record, newest first. */
  async getHistory(resource: string, id: Identifier, page = 1): Promise<PageOf<HistoryEntry>> {
    const { history, isSingle } = knownResource(resource);
    const query = history as Document<Record<string, PageOf<HistoryEntry>>>;
    const variables = { id: isSingle ? ANY_ID : id, page, limit: PAGE };
    const data = await callApi(query, variables);
    return Object.values(data)[0] ?? { items: [], count: 0 };
  },
  /** Brings an earlier version of a record back, and a deleted record with it. */
  async restore(resource: string, id: Identifier, version: number): Promise<Values> {
    const { restore, isSingle } = knownResource(resource);
    const mutation = restore as Document<Record<string, Values>>;
    const variables = { id: isSingle ? ANY_ID : id, version };
    return Object.values(await callApi(mutation, variables))[0] ?? {};
  },
};
