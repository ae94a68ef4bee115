import { z } from 'zod';
import { AppError } from '#core/errors.ts';

/** The project's public key, and the emulator's `host:port` in tests. */
export type IdentityToolkit = { apiKey: string; emulatorHost: string | null };

const GOOGLE = 'https://identitytoolkit.googleapis.com';
const TIMEOUT_MS = 10_000;

/** The answers to a wrong e-mail or password. Newer projects send only the first one. */
const REFUSALS = new Set([
  'INVALID_LOGIN_CREDENTIALS',
  'EMAIL_NOT_FOUND',
  'INVALID_PASSWORD',
  'USER_DISABLED',
  'INVALID_EMAIL',
  'MISSING_EMAIL',
  'MISSING_PASSWORD',
]);

const accepted = z.object({ idToken: z.string(), localId: z.string() });
const asksMore = z.object({ mfaPendingCredential: z.string() });
const refused = z.object({ error: z.object({ message: z.string() }) });

/**
 * An ID token for an e-mail and a password, or `null` when they are wrong or the account disabled.
 * Throws TOO_MANY_REQUESTS when Firebase wants a pause, UNAUTHENTICATED when it wants a second
 * factor after the right password, and an Error when it cannot answer.
 */
export async function requestIdToken(
  toolkit: IdentityToolkit,
  email: string,
  password: string,
): Promise<{ id: string; idToken: string } | null> {
  const response = await fetch(signInAddress(toolkit), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const body: unknown = await response.json();
  if (!response.ok) return refuse(body);
  if (asksMore.safeParse(body).success) throw new AppError('UNAUTHENTICATED', ASKS_MORE);
  const { idToken, localId } = accepted.parse(body);
  return { id: localId, idToken };
}

const ASKS_MORE =
  'Firebase asks for a second factor, which Karibu cannot pass on. Please ask an administrator';

function signInAddress({ apiKey, emulatorHost }: IdentityToolkit): string {
  const base = emulatorHost ? `http://${emulatorHost}/identitytoolkit.googleapis.com` : GOOGLE;
  return `${base}/v1/accounts:signInWithPassword?key=${encodeURIComponent(apiKey)}`;
}

function refuse(body: unknown): null {
  // Some messages carry an explanation: "TOO_MANY_ATTEMPTS_TRY_LATER : Access has been …".
  const reason = refused.safeParse(body).data?.error.message.split(' ')[0] ?? 'an unknown answer';
  if (REFUSALS.has(reason)) return null;
  if (reason === 'TOO_MANY_ATTEMPTS_TRY_LATER') {
    const message = 'Too many tries. Please wait a few minutes';
    throw new AppError('TOO_MANY_REQUESTS', message, { retryAfterSeconds: 300 });
  }
  throw new Error(`Firebase could not sign anybody in: ${reason}`);
}
