import { keyOf } from '../bson/key.ts';
import type { BsonDocument, BsonValue } from '../bson/value.ts';
import { isDocument } from '../bson/value.ts';

/** The sessions that clients have used, by the key of their id. */
export type Sessions = Map<string, { id: BsonDocument; usedAtMs: number }>;

const IDLE_LIMIT_MS = 30 * 60 * 1000;

/** Notes the session that a command names as `lsid`. */
export function noteSession(sessions: Sessions, id: BsonValue, nowMs: number): void {
  if (isDocument(id)) sessions.set(keyOf(id), { id, usedAtMs: nowMs });
}

/** Forgets sessions that their client has ended. */
export function endSession(sessions: Sessions, id: BsonValue): void {
  sessions.delete(keyOf(id));
}

/** Forgets sessions that nobody used for thirty minutes, as the handshake announces. */
export function dropIdleSessions(sessions: Sessions, nowMs: number): void {
  for (const [key, { usedAtMs }] of sessions) {
    if (nowMs - usedAtMs > IDLE_LIMIT_MS) sessions.delete(key);
  }
}
