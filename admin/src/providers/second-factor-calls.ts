import type { Identifier } from 'react-admin';
import {
  BeginSecondFactorDocument,
  type BeginSecondFactorMutation,
  ConfirmSecondFactorDocument,
  EndSecondFactorDocument,
  RenewRecoveryCodesDocument,
  ResetUserSecondFactorDocument,
  SecondFactorDocument,
  type SecondFactorQuery,
  SecondFactorsDocument,
  type SecondFactorsQuery,
} from '../generated/graphql.ts';
import { callApi } from './call-api.ts';

export type SecondFactor = SecondFactorQuery['secondFactor'];

/** What an authenticator app needs, as a text to type and as an address to draw. */
export type Secret = BeginSecondFactorMutation['beginSecondFactor'];

/** What proves that somebody may change their second factor. */
export type Proof = { currentPassword: string; code: string };

/** The calls about one's own second factor and those of others. */
export const secondFactorCalls = {
  async getSecondFactor(): Promise<SecondFactor> {
    return (await callApi(SecondFactorDocument)).secondFactor;
  },
  async beginSecondFactor(currentPassword: string): Promise<Secret> {
    const input = { currentPassword };
    return (await callApi(BeginSecondFactorDocument, { input })).beginSecondFactor;
  },
  /** Switches it on, and gives the recovery codes. */
  async confirmSecondFactor(code: string): Promise<string[]> {
    const variables = { input: { code } };
    const { confirmSecondFactor } = await callApi(ConfirmSecondFactorDocument, variables);
    return confirmSecondFactor.recoveryCodes ?? [];
  },
  /** Ends the earlier recovery codes, and gives new ones. */
  async renewRecoveryCodes(input: Proof): Promise<string[]> {
    const { renewRecoveryCodes } = await callApi(RenewRecoveryCodesDocument, { input });
    return renewRecoveryCodes.recoveryCodes ?? [];
  },
  async endSecondFactor(input: Proof): Promise<void> {
    await callApi(EndSecondFactorDocument, { input });
  },
  /** The users who have one. */
  async getSecondFactors(): Promise<SecondFactorsQuery['secondFactors']> {
    return (await callApi(SecondFactorsDocument)).secondFactors;
  },
  async resetUserSecondFactor(id: Identifier): Promise<void> {
    await callApi(ResetUserSecondFactorDocument, { id: String(id) });
  },
};
