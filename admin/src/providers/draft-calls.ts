import { pick } from '@karibu/graph/contract';
import type { Identifier, RaRecord, UpdateParams } from 'react-admin';
import {
  DraftDocument,
  DraftsDocument,
  type DraftsQuery,
  DropDraftDocument,
  PublishDraftDocument,
  SaveDraftDocument,
} from '../generated/graphql.ts';
import { callApi } from './call-api.ts';
import { inputsOf, knownResource } from './known-resource.ts';
import { queryClient } from './query-client.ts';

type Values = Record<string, unknown>;

/** Other values of a live record, which no visitor reads. */
export type SavedDraft = {
  version: number;
  values: Values;
  base: { version: number; values: Values };
  createdBy: string;
  by: string;
  /** ISO 8601 in UTC. */
  at: string;
};

export type DraftSummary = DraftsQuery['drafts']['items'][number];

/** Where it is kept which records have a draft. */
export const DRAFTS_KEY = ['drafts'];

const MOST = 1000;

/** The calls about drafts of saved records. */
export const draftCalls = {
  async getDrafts(): Promise<DraftSummary[]> {
    const variables = { page: 1, limit: MOST };
    const { drafts } = await callApi(DraftsDocument, variables);
    return drafts.items;
  },
  async getDraft(resource: string, id: Identifier): Promise<SavedDraft | null> {
    const variables = { id: String(id), input: { resource } };
    const { draft } = await callApi(DraftDocument, variables);
    return (draft ?? null) as SavedDraft | null;
  },
  async dropDraft(resource: string, id: Identifier, version: number): Promise<void> {
    const variables = { id: String(id), input: { resource, version } };
    await callApi(DropDraftDocument, variables);
    readDraftsAgain();
  },
};

/** What a save of a form says beside its values. */
export type DraftMeta = {
  /** The record that the form began from. */
  base?: RaRecord;
  /** The version of the draft in the form; absent where there is none. */
  draft?: number | undefined;
  /** Whether it is saved as a draft, and not published. */
  asDraft?: boolean;
};

/** Saves a form as a draft. The record stays as it is. */
export async function saveDraft(resource: string, { id, data, meta }: UpdateParams) {
  const variables = { id: String(id), input: toInput(resource, data, meta) };
  await callApi(SaveDraftDocument, variables);
  readDraftsAgain();
  return { data: { ...meta.base, id } };
}

/** Publishes a form that holds a draft, and ends the draft. */
export async function publishDraft(resource: string, { id, data, meta }: UpdateParams) {
  const variables = { id: String(id), input: toInput(resource, data, meta) };
  const answer = await callApi(PublishDraftDocument, variables);
  readDraftsAgain();
  return { data: answer.publishDraft as RaRecord };
}

function toInput(resource: string, data: Values, { base, draft = 0 }: DraftMeta) {
  const names = inputsOf(knownResource(resource)).filter((name) => data[name] !== undefined);
  const values = JSON.stringify(pick(data, names));
  return { resource, values, version: draft, baseVersion: Number(base?.version) };
}

function readDraftsAgain(): void {
  queryClient.invalidateQueries({ queryKey: DRAFTS_KEY });
}
