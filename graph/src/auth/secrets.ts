import { randomBytes } from 'node:crypto';
import type { Connection } from 'mongoose';
import { DATA_VERSION } from '#migrations/index.ts';

export type Key = { id: string; secret: Uint8Array };

/** Keys kept in the database, newest first. The first signs; all of them verify. */
export type Keyring = { keys: () => Promise<Key[]>; rotate: () => Promise<void> };

const KEPT_KEYS = 2;
const CACHE_MS = 5_000;
type KeyringDocument = {
  _id: string;
  keys: { id: string; secret: string }[];
  schemaVersion: number;
};

/**
 * The keyring of one purpose. Its first key is made when it is first needed. `rotate` puts a new
 * key in front and keeps the previous one, whose signatures stay valid until the next rotation.
 */
export function createKeyring(connection: Connection, purpose: string): Keyring {
  const documents = connection.collection<KeyringDocument>('secrets');
  let cached: { keys: Key[]; readAt: number } | null = null;

  async function read(): Promise<Key[]> {
    const first = { $setOnInsert: { keys: [newKey()], schemaVersion: DATA_VERSION } };
    await documents.updateOne({ _id: purpose }, first, { upsert: true });
    const found = await documents.findOne({ _id: purpose });
    return (found?.keys ?? []).map(({ id, secret }) => ({ id, secret: fromBase64(secret) }));
  }

  return {
    async keys() {
      if (!cached || Date.now() - cached.readAt > CACHE_MS) {
        cached = { keys: await read(), readAt: Date.now() };
      }
      return cached.keys;
    },
    async rotate() {
      await read();
      const push = { $each: [newKey()], $position: 0, $slice: KEPT_KEYS };
      await documents.updateOne({ _id: purpose }, { $push: { keys: push } });
      cached = null;
    },
  };
}

function newKey() {
  return { id: randomBytes(6).toString('hex'), secret: randomBytes(32).toString('base64') };
}

function fromBase64(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'base64'));
}
