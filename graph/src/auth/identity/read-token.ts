import { errors, jwtVerify } from 'jose';
import type { Keyring } from '../secrets.ts';

/** A token whose signature was right. */
type Verified = { keyId: string; sessionId: string | null; expiresAtMs: number };

/** The most tokens that are remembered. */
const MOST = 1_000;

/**
 * Makes a function that gives the session a token names, or `null` when the token is forged or
 * expired, or its key is gone. A signature is checked once: it cannot become wrong.
 */
export function createTokenReader(keyring: Keyring): (token: string) => Promise<string | null> {
  const verified = new Map<string, Verified>();
  return async (token) => {
    const known = verified.get(token) ?? (await verify(keyring, token));
    if (!known) return null;
    verified.delete(token);
    const isValid = known.expiresAtMs > Date.now() && (await hasKey(keyring, known.keyId));
    if (!isValid) return null;
    verified.set(token, known);
    // A Map keeps the order of insertions, so the token that was not used for longest goes first.
    for (const oldest of verified.keys()) {
      if (verified.size <= MOST) break;
      verified.delete(oldest);
    }
    return known.sessionId;
  };
}

async function hasKey(keyring: Keyring, keyId: string): Promise<boolean> {
  return (await keyring.keys()).some(({ id }) => id === keyId);
}

async function verify(keyring: Keyring, token: string): Promise<Verified | null> {
  try {
    const { payload, protectedHeader } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = (await keyring.keys()).find(({ id }) => id === kid);
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key.secret;
      },
      { algorithms: ['HS256'] },
    );
    const { jti = null, exp = 0 } = payload;
    return { keyId: protectedHeader.kid ?? '', sessionId: jti, expiresAtMs: exp * 1000 };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
