import type { PageOf, SecurityEventKind } from '@karibu/graph/contract';
import type { Identifier } from 'react-admin';
import {
  SecurityEventsDocument,
  type SecurityEventsQuery,
  UserSecurityEventsDocument,
} from '../generated/graphql.ts';
import { callApi } from './call-api.ts';

/** Something that happened to an account. */
export type SecurityEvent = Omit<
  SecurityEventsQuery['securityEvents']['items'][number],
  'event'
> & {
  event: SecurityEventKind;
};

const PAGE = 20;

/** The calls for what happened to accounts, newest first. Pages count from 1. */
export const securityEventCalls = {
  /** One's own. */
  async getSecurityEvents(page: number): Promise<PageOf<SecurityEvent>> {
    const data = await callApi(SecurityEventsDocument, { page, limit: PAGE });
    return data.securityEvents as PageOf<SecurityEvent>;
  },
  /** Those of a user; null means of all. */
  async getUserSecurityEvents(
    user: Identifier | null,
    page: number,
  ): Promise<PageOf<SecurityEvent>> {
    const input = { user: user === null ? '' : String(user) };
    const data = await callApi(UserSecurityEventsDocument, { input, page, limit: PAGE });
    return data.userSecurityEvents as PageOf<SecurityEvent>;
  },
};
