import type { Connection } from 'mongoose';
import { DATA_VERSION } from '#migrations/index.ts';
import type { IdentityProvider } from '../identity/identity.ts';
import { createKeyring } from '../secrets.ts';
import { digestOf, makeRecoveryCodes } from './recovery-codes.ts';
import { createSeal } from './seal.ts';
import { isTotpCode, latestStep, makeSecret, stepOf } from './totp.ts';

/** Who switched the second factor of somebody else off, and when. */
type Reset = { by: string; at: Date };

type Stored = {
  /** The account. */
  _id: string;
  /** The secret, sealed. Absent once it was reset. */
  sealed?: string;
  /** Since when it is asked for; `null` until a code has confirmed the secret. */
  since: Date | null;
  /** The step of the last code that was used: it, and any before it, is used up. */
  lastStep: number;
  /** Digests of the recovery codes that are left. */
  recoveryCodes: string[];
  reset?: Reset;
  schemaVersion: number;
};

export type SecondFactor = Pick<Stored, 'since' | 'reset'> & { recoveryCodesLeft: number };

/** The second factors of accounts: codes of an authenticator app, or recovery codes. */
export type SecondFactors = {
  read: (accountId: string) => Promise<SecondFactor>;
  /** The accounts that have one. */
  list: () => Promise<{ accountId: string; since: Date }[]>;
  /** Makes a secret and gives it. It counts once it is confirmed. */
  begin: (accountId: string) => Promise<string>;
  /** Switches it on by a code, and gives the recovery codes; `null` where the code is wrong. */
  confirm: (accountId: string, code: string) => Promise<string[] | null>;
  /** Whether a code is right. It is used up then: of several tries at once, one gets it. */
  use: (accountId: string, code: string) => Promise<boolean>;
  /** Makes new recovery codes, which end the earlier ones. */
  renewCodes: (accountId: string) => Promise<string[]>;
  end: (accountId: string) => Promise<void>;
  /** Ends it for somebody else, and notes who did. Gives whether it was on. */
  reset: (accountId: string, by: string) => Promise<boolean>;
};

/** Keeps second factors beside the accounts: no record of a user, and so no answer, holds them. */
export function createSecondFactors(connection: Connection): SecondFactors {
  const factors = connection.collection<Stored>('second_factors');
  const seal = createSeal(createKeyring(connection, 'second-factor'));
  const isOn = { since: { $ne: null } };

  /** The step of a code of the app, if it is right. */
  async function findStep({ _id, sealed }: Stored, code: string): Promise<number | null> {
    if (sealed === undefined || !isTotpCode(code)) return null;
    return stepOf(await seal.open(sealed, _id), code);
  }

  async function useTotp(stored: Stored, code: string): Promise<boolean> {
    const step = await findStep(stored, code);
    if (step === null) return false;
    // A step in the future is from before the clock was set back.
    const isUnused = { $or: [{ lastStep: { $lt: step } }, { lastStep: { $gt: latestStep() } }] };
    const { _id, sealed } = stored;
    const used = await factors.updateOne({ _id, sealed, ...isUnused } as object, {
      $set: { lastStep: step },
    });
    return used.modifiedCount === 1;
  }

  async function useRecoveryCode(_id: string, code: string): Promise<boolean> {
    const digest = digestOf(code, _id);
    const ofCode = { _id, ...isOn, recoveryCodes: digest } as object;
    const used = await factors.updateOne(ofCode, { $pull: { recoveryCodes: digest } });
    return used.modifiedCount === 1;
  }

  return {
    async read(accountId) {
      const stored = await factors.findOne({ _id: accountId });
      const { since = null, reset, recoveryCodes = [] } = stored ?? {};
      return { since, recoveryCodesLeft: recoveryCodes.length, ...(reset && { reset }) };
    },
    async list() {
      const found = await factors.find(isOn as object).toArray();
      return found.flatMap(({ _id, since }) => (since ? [{ accountId: _id, since }] : []));
    },
    async begin(accountId) {
      const secret = makeSecret();
      const sealed = await seal.close(secret, accountId);
      const empty = { recoveryCodes: [], lastStep: 0, schemaVersion: DATA_VERSION };
      const notOn = { _id: accountId, since: null };
      await factors.updateOne(notOn, { $set: { sealed, ...empty } }, { upsert: true });
      return secret;
    },
    async confirm(accountId, code) {
      const stored = await factors.findOne({ _id: accountId, since: null });
      const lastStep = stored && (await findStep(stored, code));
      if (!stored || lastStep === null) return null;
      const codes = makeRecoveryCodes();
      const recoveryCodes = codes.map((each) => digestOf(each, accountId));
      const confirmed = await factors.updateOne(
        { _id: accountId, since: null, sealed: stored.sealed } as object,
        { $set: { since: new Date(), lastStep, recoveryCodes }, $unset: { reset: true } },
      );
      return confirmed.modifiedCount === 1 ? codes : null;
    },
    async use(accountId, code) {
      const typed = code.replace(/\s/g, '');
      if (!isTotpCode(typed)) return useRecoveryCode(accountId, typed);
      const stored = await factors.findOne({ _id: accountId, ...isOn } as object);
      return stored !== null && useTotp(stored, typed);
    },
    async renewCodes(accountId) {
      const codes = makeRecoveryCodes();
      const recoveryCodes = codes.map((each) => digestOf(each, accountId));
      await factors.updateOne({ _id: accountId, ...isOn } as object, { $set: { recoveryCodes } });
      return codes;
    },
    async end(accountId) {
      await factors.deleteOne({ _id: accountId });
    },
    async reset(accountId, by) {
      const nothing = {
        since: null,
        recoveryCodes: [],
        lastStep: 0,
        reset: { by, at: new Date() },
      };
      const update = { $set: nothing, $unset: { sealed: true } };
      const ofAccount = { _id: accountId, ...isOn } as object;
      return (await factors.updateOne(ofAccount, update as object)).modifiedCount === 1;
    },
  };
}

/** Wraps an identity provider: the end of an account ends its second factor. */
export function endingSecondFactor(
  identity: IdentityProvider,
  factors: SecondFactors,
): IdentityProvider {
  return {
    ...identity,
    async removeAccount(id) {
      await factors.end(id);
      await identity.removeAccount(id);
    },
  };
}
