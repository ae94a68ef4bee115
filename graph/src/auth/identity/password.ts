import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** scrypt's parameters, which decide how much work a guess takes. */
export type HashStrength = { cost: number; blockSize: number; parallelization: number };

export type PasswordHash = HashStrength & { salt: string; hash: string };

/** OWASP's scrypt parameters (Password Storage Cheat Sheet): N = 2^17, r = 8, p = 1; 128 MiB. */
export const STRENGTH: HashStrength = { cost: 2 ** 17, blockSize: 8, parallelization: 1 };
const KEY_BYTES = 32;

/** Hashes a password with a salt of its own. */
export async function hashPassword(
  password: string,
  strength: HashStrength,
): Promise<PasswordHash> {
  const salt = randomBytes(16).toString('base64');
  const hash = await derive(password, { ...strength, salt, hash: '' });
  return { ...strength, salt, hash: hash.toString('base64') };
}

/** Whether a password matches a hash, whatever parameters the hash was made with. */
export async function isSamePassword(password: string, stored: PasswordHash): Promise<boolean> {
  const hash = await derive(password, stored);
  return timingSafeEqual(hash, Buffer.from(stored.hash, 'base64'));
}

/** Whether a hash was made with other parameters than today's. */
export function isOutdated(stored: PasswordHash, strength: HashStrength): boolean {
  return stored.cost !== strength.cost || stored.blockSize !== strength.blockSize;
}

function derive(password: string, parameters: PasswordHash): Promise<Buffer> {
  const { salt, cost, blockSize, parallelization } = parameters;
  const options = { cost, blockSize, parallelization, maxmem: 256 * cost * blockSize };
  return new Promise((resolve, reject) => {
    scrypt(
      password.normalize('NFKC'),
      Buffer.from(salt, 'base64'),
      KEY_BYTES,
      options,
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });
}
