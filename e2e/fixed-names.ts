import { createHash } from 'node:crypto';

/** The hash in the name of a built file: `page.DrOoMz.js`, or `App-BMoGOJk6.js` in admin. */
const HASH = /(?<=\w\.)[\w-]{6,}(?=\.(?:js|css|svg|woff2)\b)|(?<=\w-)[\w-]{8}(?=\.js\b)/g;

/**
 * Puts others in place of the hashes in the names of files, the same for every build. Each build may
 * change them, and they alone move the bytes of a compressed page by some forty.
 */
export function withFixedNames(text: string): string {
  const fixed = new Map<string, string>();
  return text.replace(HASH, (hash) => {
    const place = String(fixed.size);
    const other = createHash('sha256').update(place).digest('base64url').slice(0, hash.length);
    const known = fixed.get(hash) ?? other;
    fixed.set(hash, known);
    return known;
  });
}
