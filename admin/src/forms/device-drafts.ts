import { makeKey } from '../make-key.ts';

/** What a page keeps on the device: when it was typed, and whether the page was left. */
type Entry = { at: number; isLeft: boolean; text: string };

type Kept = Entry & { name: string; page: string };

const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST_KEPT_MS = 30 * DAY_MS;
const MOST = 30;
/** In characters. Browsers keep about five million for all that a site stores. */
const LARGEST = 400_000;
const LARGEST_SUM = 1_500_000;

const PREFIX = 'draft:';

/** This page load. Another tab, and this one once it is loaded again, are other pages. */
const PAGE = makeKey();

/**
 * Drafts that outlive their tab. Each page writes its own, by place, which names the person and the
 * form. Only a draft whose page is gone goes over to another; the oldest make room for new ones.
 */
export const deviceDrafts = {
  write(place: string, text: string, isLeft: boolean): void {
    // What is too large, or finds no room, lasts as long as its tab does.
    if (text.length > LARGEST) {
      localStorage.removeItem(nameOf(place));
      return;
    }
    holdPage();
    const entry: Entry = { at: Date.now(), isLeft, text };
    makeRoom(nameOf(place), text.length);
    try {
      localStorage.setItem(nameOf(place), JSON.stringify(entry));
    } catch {
      localStorage.removeItem(nameOf(place));
    }
  },

  /** Removes what this page keeps there. */
  remove(place: string): void {
    localStorage.removeItem(nameOf(place));
  },

  /** Removes what the page before this one kept there, when this tab has the same. */
  removeEarlier(place: string, text: string): void {
    for (const kept of listKept()) {
      const isSame = isAt(kept, place) && kept.isLeft && kept.text === text;
      if (isSame) localStorage.removeItem(kept.name);
    }
  },

  has(place: string): boolean {
    return listKept().some((kept) => isAt(kept, place));
  },

  /** The newest draft there whose page is gone; it is removed. Null if there is none. */
  async takeOver(place: string): Promise<string | null> {
    const open = await listOpenPages();
    const left = listKept().filter((kept) => isAt(kept, place));
    const found = left.find(({ isLeft, page }) => isLeft || !open.includes(page));
    if (!found) return null;
    localStorage.removeItem(found.name);
    return found.text;
  },
};

function nameOf(place: string): string {
  return `${place}#${PAGE}`;
}

function isAt({ name, page }: Kept, place: string): boolean {
  return page !== PAGE && name === `${place}#${page}`;
}

/** All drafts of the device, the newest first. What is too old, or none, is removed. */
function listKept(): Kept[] {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  const kept = names.flatMap((name) => {
    const entry = readEntry(name);
    if (entry) return { ...entry, name, page: name.slice(name.lastIndexOf('#') + 1) };
    localStorage.removeItem(name);
    return [];
  });
  return kept.sort((a, b) => b.at - a.at);
}

function readEntry(name: string): Entry | null {
  try {
    const entry: Partial<Entry> = JSON.parse(localStorage.getItem(name) ?? '{}');
    const { at = 0, isLeft = false, text } = entry;
    const age = Date.now() - at;
    return typeof text === 'string' && age < LONGEST_KEPT_MS ? { at, isLeft, text } : null;
  } catch {
    return null;
  }
}

function makeRoom(name: string, length: number): void {
  let sum = length;
  for (const [place, kept] of listKept()
    .filter((each) => each.name !== name)
    .entries()) {
    sum += kept.text.length;
    if (sum > LARGEST_SUM || place >= MOST - 1) localStorage.removeItem(kept.name);
  }
}

const LOCK = 'draft page ';
let isHeld = false;

/** Tells other tabs, for as long as this page lives, that its drafts are its own. */
function holdPage(): void {
  if (isHeld) return;
  isHeld = true;
  // Browsers have locks on secure pages only.
  navigator.locks?.request(LOCK + PAGE, () => new Promise(() => undefined));
}

async function listOpenPages(): Promise<string[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.flatMap(({ name }) => (name?.startsWith(LOCK) ? name.slice(LOCK.length) : []));
}
