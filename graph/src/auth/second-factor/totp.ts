import { Secret, TOTP } from 'otpauth';

/** What authenticator apps assume when they are told nothing else (RFC 6238). */
const DIGITS = 6;
const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;

/** How many steps a person's clock may be ahead or behind. */
const WINDOW = 1;

/** A new secret, in Base32, which people can type. */
export function makeSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that an authenticator app reads from a picture. */
export function addressOf(secret: string, issuer: string, email: string): string {
  return totpOf(secret, { issuer, label: email }).toString();
}

/** Whether a code could be one of an app; anything else may be a recovery code. */
export function isTotpCode(code: string): boolean {
  return new RegExp(`^\\d{${DIGITS}}$`).test(code);
}

/** The step of 30 seconds that a code belongs to, if it is one around now; else `null`. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

/** The latest step whose code counts now. */
export function latestStep(now = Date.now()): number {
  return TOTP.counter({ period: PERIOD_SECONDS, timestamp: now }) + WINDOW;
}

function totpOf(secret: string, named: { issuer?: string; label?: string } = {}): TOTP {
  const parsed = Secret.fromBase32(secret);
  return new TOTP({ ...named, secret: parsed, digits: DIGITS, period: PERIOD_SECONDS });
}
