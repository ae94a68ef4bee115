/** Where the browser keeps the slugs of the tours that a visitor put on the shortlist. */
const KEY = 'shortlist';
const CHANGED = 'karibu:shortlist';

/** The slugs on the shortlist, oldest first. Anything that is no list counts as none. */
export function readShortlist(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((slug) => typeof slug === 'string') : [];
  } catch {
    return [];
  }
}

/** Puts a tour on the shortlist, or takes it off. Gives whether it is on it now. */
export function toggleShortlist(slug: string): boolean {
  const kept = readShortlist();
  const isNew = !kept.includes(slug);
  keepShortlist(isNew ? [...kept, slug] : kept.filter((other) => other !== slug));
  return isNew;
}

/** Takes tours off the shortlist, if they are on it. */
export function takeOffShortlist(slugs: readonly string[]): void {
  keepShortlist(readShortlist().filter((kept) => !slugs.includes(kept)));
}

/** Runs whenever the shortlist has changed, in this window or another one. */
export function onShortlistChange(run: () => void): void {
  addEventListener(CHANGED, run);
  addEventListener('storage', run);
}

function keepShortlist(slugs: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(slugs));
  } catch {
    // A browser that keeps nothing has no shortlist; everything else works.
  }
  dispatchEvent(new Event(CHANGED));
}
