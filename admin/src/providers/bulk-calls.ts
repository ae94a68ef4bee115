import {
  ChangeRecordsDocument,
  type ChangeRecordsMutationVariables,
  EditRecordsDocument,
  type EditRecordsMutation,
  type EditRecordsMutationVariables,
  RemoveDeletedDocument,
  type RemoveDeletedMutation,
  type RemoveDeletedMutationVariables,
  UndoRecordsDocument,
  type UndoRecordsMutationVariables,
} from '../generated/graphql.ts';
import { callApi } from './call-api.ts';
import { deleteManyOnce } from './lost-deletions.ts';

/** What became of one of many records. `slug` is set where a restored one has a new address. */
export type ChangedRecord = {
  id: string;
  isDone: boolean;
  code: string;
  message: string;
  slug: string;
  /** The version that the change made; 0 where it is not known. */
  version: number;
};

/** A record in the version that the person has seen; 0 for any. */
export type NamedVersion = { id: string; version: number };

/** What became, or would become, of a record that is edited; the values are JSON. */
export type EditedRecord = EditRecordsMutation['editRecords'][number];

type Change = 'update' | 'delete' | 'restore';

/** The calls that change many records as a whole; at most 500 at once. */
export const bulkCalls = {
  updateRecords: (resource: string, ids: string[], values: object) =>
    change(resource, 'update', ids, JSON.stringify(values)),
  deleteRecords: (resource: string, ids: string[]) =>
    deleteManyOnce(resource, ids, () => change(resource, 'delete', ids)),
  restoreRecords: (resource: string, ids: string[]) => change(resource, 'restore', ids),
  /** Removes records from the bin for good. */
  async removeDeleted(
    resource: string,
    ids: string[],
  ): Promise<RemoveDeletedMutation['removeDeleted']> {
    const variables = { input: { resource, ids } } as RemoveDeletedMutationVariables;
    const { removeDeleted } = await callApi(RemoveDeletedDocument, variables);
    return removeDeleted;
  },
  /** Edits records by a rule, or says what each would be. */
  async editRecords(
    resource: string,
    records: NamedVersion[],
    edit: object,
    isDryRun: boolean,
  ): Promise<EditedRecord[]> {
    const input = { resource, records, edit: JSON.stringify(edit), isDryRun };
    const variables = { input } as EditRecordsMutationVariables;
    const { editRecords } = await callApi(EditRecordsDocument, variables);
    return editRecords;
  },
  /** Takes back the saves that made these versions. */
  async undoRecords(resource: string, records: NamedVersion[]): Promise<EditedRecord[]> {
    const variables = { input: { resource, records } } as UndoRecordsMutationVariables;
    const { undoRecords } = await callApi(UndoRecordsDocument, variables);
    return undoRecords;
  },
};

async function change(
  resource: string,
  how: Change,
  ids: string[],
  values = '',
): Promise<ChangedRecord[]> {
  const variables = { input: { resource, change: how, ids, values } };
  const { changeRecords } = await callApi(
    ChangeRecordsDocument,
    variables as ChangeRecordsMutationVariables,
  );
  return changeRecords as ChangedRecord[];
}
