/** A key that nothing else has. Browsers have `crypto.randomUUID` on secure pages only. */
export function makeKey(): string {
  const parts = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(parts, (part) => part.toString(36)).join('');
}
