import buildGraphQLProvider from 'ra-data-graphql';
import type { DataProvider, Identifier } from 'react-admin';
import { PublicationDocument } from '../generated/graphql.ts';
import { toHttpError } from './api-error.ts';
import { apolloClient } from './apollo-client.ts';
import { buildQuery, documentsOf } from './build-query.ts';
import { type Publication, readPublication } from './publication.ts';

/** One change of a record: who made it, and when (ISO 8601). */
type Change = { version: number; action: string; by: string; at: string };

export type KaribuDataProvider = DataProvider & {
  getPublication: () => Promise<Publication>;
  /** The changes of a record, newest first. */
  getHistory: (resource: string, id: Identifier) => Promise<Change[]>;
};

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
  async getPublication() {
    const { data } = await apolloClient.query({ query: PublicationDocument });
    return readPublication(data.publication);
  },
  async getHistory(resource: string, id: Identifier) {
    const { history } = documentsOf(resource);
    const query = history as Parameters<typeof apolloClient.query>[0]['query'];
    const { data } = await apolloClient.query({ query, variables: { id } });
    return Object.values(data as Record<string, Change[]>)[0] ?? [];
  },
} as KaribuDataProvider);

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
