import type { Publication } from '@karibu/graph/contract';
import {
  PreviewDocument,
  PublicationDocument,
  PublishDocument,
  RollbackDocument,
} from '../generated/graphql.ts';
import { callApi } from './call-api.ts';

/** The calls about what visitors see. */
export const publicationCalls = {
  async getPublication(): Promise<Publication> {
    const { publication } = await callApi(PublicationDocument);
    return publication as Publication;
  },
  /** Publishes the whole site again. */
  async publish(): Promise<void> {
    await callApi(PublishDocument);
  },
  /** Goes back to an earlier release. */
  async rollBack(release: string): Promise<void> {
    await callApi(RollbackDocument, { input: { release } });
  },
  /** The address where a record can be seen as its page before it is saved. */
  async preview(resource: string, record: Record<string, unknown>): Promise<string> {
    const variables = { input: { resource, record: JSON.stringify(record) } };
    const { preview } = await callApi(PreviewDocument, variables);
    return preview.path;
  },
};
