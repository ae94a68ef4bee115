import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Connection } from 'mongoose';
import { createKeyring, type Key } from '#auth/secrets.ts';

/** The path, below `/api`, of the link in a newsletter. */
export const ONE_CLICK_PATH = '/newsletter/unsubscribe/one-click';

/** Tokens to unsubscribe without a login. A token has the subscriber's id, not the e-mail. */
export type UnsubscribeTokens = {
  /** Gives a function from a subscriber's id to the token. */
  signer: () => Promise<(id: string) => string>;
  /** The id in a token; `null` when the token is forged or its key was removed. */
  read: (token: string) => Promise<string | null>;
};

export function createUnsubscribeTokens(connection: Connection): UnsubscribeTokens {
  const keyring = createKeyring(connection, 'newsletter-unsubscribe');
  return {
    async signer() {
      const [key] = await keyring.keys();
      if (!key) throw new Error('There is no key to sign with');
      return (id) => `${id}.${sign(key, id).toString('base64url')}`;
    },
    async read(token) {
      const [, id, signature] = TOKEN.exec(token) ?? [];
      if (!id || !signature) return null;
      const sent = Buffer.from(signature, 'base64url');
      const keys = await keyring.keys();
      return keys.some((key) => timingSafeEqual(sign(key, id), sent)) ? id : null;
    },
  };
}

/** A record's id and the 32 bytes of its signature. */
const TOKEN = /^([0-9a-f]{24})\.([\w-]{43})$/;

function sign({ secret }: Key, id: string): Buffer {
  return createHmac('sha256', secret).update(id).digest();
}
