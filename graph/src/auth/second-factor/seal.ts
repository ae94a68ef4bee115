import { CompactEncrypt, compactDecrypt, errors } from 'jose';
import type { Keyring } from '../secrets.ts';

/** Keeps a text of an account unread by whoever has its collection, but not the keys. */
export type Seal = {
  close: (text: string, accountId: string) => Promise<string>;
  /** Throws for what was sealed with a key that is gone, or for another account. */
  open: (sealed: string, accountId: string) => Promise<string>;
};

/** Seals with AES-256-GCM. The account is part of it, so that texts cannot be swapped. */
export function createSeal(keyring: Keyring): Seal {
  return {
    async close(text, accountId) {
      const [key] = await keyring.keys();
      if (!key) throw new Error('There is no key to seal with');
      return new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: key.id, account: accountId })
        .encrypt(key.secret);
    },
    async open(sealed, accountId) {
      const { plaintext, protectedHeader } = await compactDecrypt(sealed, async ({ kid }) => {
        const key = (await keyring.keys()).find(({ id }) => id === kid);
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key.secret;
      });
      if (protectedHeader.account !== accountId)
        throw new Error('It was sealed for another account');
      return new TextDecoder().decode(plaintext);
    },
  };
}
