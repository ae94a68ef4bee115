import {
  ChangeRecordsDocument,
  type ChangeRecordsMutationVariables,
} from '../generated/graphql.ts';
import { apolloClient } from './apollo-client.ts';
import { deleteManyOnce } from './lost-deletions.ts';

/** What became of one of many records. `slug` is set where a restored one has a new address. */
export type ChangedRecord = {
  id: string;
  isDone: boolean;
  code: string;
  message: string;
  slug: string;
};

type Change = 'update' | 'delete' | 'restore';

/** The calls that change many records as a whole; at most 500 at once. */
export const bulkCalls = {
  updateRecords: (resource: string, ids: string[], values: object) =>
    change(resource, 'update', ids, JSON.stringify(values)),
  deleteRecords: (resource: string, ids: string[]) =>
    deleteManyOnce(resource, ids, () => change(resource, 'delete', ids)),
  restoreRecords: (resource: string, ids: string[]) => change(resource, 'restore', ids),
};

async function change(
  resource: string,
  how: Change,
  ids: string[],
  values = '',
): Promise<ChangedRecord[]> {
  const variables = { input: { resource, change: how, ids, values } };
  const { data } = await apolloClient.mutate({
    mutation: ChangeRecordsDocument,
    variables: variables as ChangeRecordsMutationVariables,
  });
  return (data?.changeRecords ?? []) as ChangedRecord[];
}
