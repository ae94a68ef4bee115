/** Tells whether a part of an update's path is `$`, `$[]` or `$[name]`, and no field's name. */
export function isPositionalPart(part: string | undefined): boolean {
  return part === '$' || (part !== undefined && /^\$\[.*\]$/.test(part));
}
