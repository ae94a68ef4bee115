import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app shows for a secret, now or some steps of 30 seconds later. */
export function codeOf(secret: string, later = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + later * 30_000 });
}
