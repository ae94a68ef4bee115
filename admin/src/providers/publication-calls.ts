import type { Publication } from '@karibu/graph/contract';
import {
  PreviewDocument,
  PublicationDocument,
  PublishDocument,
  RollbackDocument,
} from '../generated/graphql.ts';
import { apolloClient } from './apollo-client.ts';

/** The calls about what visitors see. */
export const publicationCalls = {
  async getPublication(): Promise<Publication> {
    const { data } = await apolloClient.query({ query: PublicationDocument });
    return data.publication as Publication;
  },
  /** Publishes the whole site again. */
  async publish(): Promise<void> {
    await apolloClient.mutate({ mutation: PublishDocument });
  },
  /** Goes back to an earlier release. */
  async rollBack(release: string): Promise<void> {
    await apolloClient.mutate({ mutation: RollbackDocument, variables: { input: { release } } });
  },
  /** The address where a record can be seen as its page before it is saved. */
  async preview(resource: string, record: Record<string, unknown>): Promise<string> {
    const variables = { input: { resource, record: JSON.stringify(record) } };
    const { data } = await apolloClient.mutate({ mutation: PreviewDocument, variables });
    return data?.preview.path ?? '/';
  },
};
