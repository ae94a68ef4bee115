import type { Identifier } from 'react-admin';
import {
  ChangePasswordDocument,
  ChangeProfileDocument,
  EndSessionDocument,
  EndUserSessionsDocument,
  InviteUserDocument,
  type InviteUserMutation,
  type InviteUserMutationVariables,
  MakePasswordLinkDocument,
  ResetUserPasswordDocument,
  SessionsDocument,
  type SessionsQuery,
  UserSessionsDocument,
} from '../generated/graphql.ts';
import { callApi } from './call-api.ts';

/** An open login: with what, since when and from where. */
export type OpenSession = SessionsQuery['sessions'][number];

/** A one-time link, and when it expires. */
export type PasswordLink = InviteUserMutation['inviteUser'];

/** The calls about one's own account and those of others. */
export const accountCalls = {
  async changeProfile(name: string): Promise<void> {
    await callApi(ChangeProfileDocument, { input: { name } });
  },
  async changePassword(input: { currentPassword: string; newPassword: string }): Promise<void> {
    await callApi(ChangePasswordDocument, { input });
  },
  async getSessions(): Promise<OpenSession[]> {
    return (await callApi(SessionsDocument)).sessions;
  },
  /** Ends one of one's own sessions; null means all others. */
  async endSession(session: string | null): Promise<void> {
    const variables = { input: { session } };
    await callApi(EndSessionDocument, variables);
  },
  async getUserSessions(id: Identifier): Promise<OpenSession[]> {
    const variables = { id: String(id) };
    return (await callApi(UserSessionsDocument, variables)).userSessions;
  },
  /** Ends one session of a user; null means all. */
  async endUserSessions(id: Identifier, session: string | null): Promise<void> {
    const variables = { id: String(id), input: { session } };
    await callApi(EndUserSessionsDocument, variables);
  },
  /** Adds a user, who sets the password with the link. */
  async inviteUser(input: InviteUserMutationVariables['input']): Promise<PasswordLink> {
    const { inviteUser } = await callApi(InviteUserDocument, { input });
    return inviteUser;
  },
  /** Makes the link with which a user sets a new password. */
  async makePasswordLink(id: Identifier): Promise<PasswordLink> {
    const variables = { id: String(id) };
    const { makePasswordLink } = await callApi(MakePasswordLinkDocument, variables);
    return makePasswordLink;
  },
  async resetUserPassword(id: Identifier, newPassword: string): Promise<void> {
    const variables = { id: String(id), input: { newPassword } };
    await callApi(ResetUserPasswordDocument, variables);
  },
};
