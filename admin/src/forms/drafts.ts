/** What was typed into a form and not saved, by the names of the fields. */
export type Draft = Record<string, unknown>;

/** Keeps what someone typed into the form at this address, for as long as the browser's tab is open. */
export function keepDraft(address: string, userId: string, draft: Draft): void {
  sessionStorage.setItem(keyOf(address, userId), JSON.stringify(draft));
}

/** What this person last left behind in the form at this address, or null. */
export function readDraft(address: string, userId: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(address, userId)) ?? 'null');
    return typeof draft === 'object' ? (draft as Draft | null) : null;
  } catch {
    return null;
  }
}

export function dropDraft(address: string, userId: string): void {
  sessionStorage.removeItem(keyOf(address, userId));
}

function keyOf(address: string, userId: string): string {
  return `draft:${userId}:${address}`;
}
