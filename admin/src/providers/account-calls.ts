import type { Identifier } from 'react-admin';
import {
  ChangePasswordDocument,
  ChangeProfileDocument,
  EndSessionDocument,
  EndUserSessionsDocument,
  ResetUserPasswordDocument,
  SessionsDocument,
  type SessionsQuery,
  UserSessionsDocument,
} from '../generated/graphql.ts';
import { apolloClient } from './apollo-client.ts';

/** An open login: with what, since when and from where. */
export type OpenSession = SessionsQuery['sessions'][number];

/** The calls about one's own account and those of others. */
export const accountCalls = {
  async changeProfile(name: string): Promise<void> {
    await apolloClient.mutate({ mutation: ChangeProfileDocument, variables: { input: { name } } });
  },
  async changePassword(input: { currentPassword: string; newPassword: string }): Promise<void> {
    await apolloClient.mutate({ mutation: ChangePasswordDocument, variables: { input } });
  },
  async getSessions(): Promise<OpenSession[]> {
    return (await apolloClient.query({ query: SessionsDocument })).data.sessions;
  },
  /** Ends one of one's own sessions; null means all others. */
  async endSession(session: string | null): Promise<void> {
    const variables = { input: { session } };
    await apolloClient.mutate({ mutation: EndSessionDocument, variables });
  },
  async getUserSessions(id: Identifier): Promise<OpenSession[]> {
    const variables = { id: String(id) };
    return (await apolloClient.query({ query: UserSessionsDocument, variables })).data.userSessions;
  },
  /** Ends one session of a user; null means all. */
  async endUserSessions(id: Identifier, session: string | null): Promise<void> {
    const variables = { id: String(id), input: { session } };
    await apolloClient.mutate({ mutation: EndUserSessionsDocument, variables });
  },
  async resetUserPassword(id: Identifier, newPassword: string): Promise<void> {
    const variables = { id: String(id), input: { newPassword } };
    await apolloClient.mutate({ mutation: ResetUserPasswordDocument, variables });
  },
};
