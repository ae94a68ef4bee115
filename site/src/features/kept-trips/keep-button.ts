import { findKept, forgetTrip, type KeptTrip, keepTrip } from './kept-trips.ts';
import * as words from './kept-trips.words.ts';

/** Keeps the trip of the page, or removes it if it is kept. A press in the middle does nothing. */
export async function keepOrForget(box: HTMLElement, path: string): Promise<void> {
  if (box.ariaBusy === 'true') return;
  box.ariaBusy = 'true';
  try {
    if (await findKept(path)) {
      await forgetTrip(path);
      show(box, { button: words.keep, text: words.removed, isKept: false });
    } else {
      show(box, { button: words.keep, text: words.keeping, isKept: false });
      await keepTrip(path);
      const trip = await findKept(path);
      if (trip) showKept(box, trip);
    }
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    const text = isFull ? words.noRoom : words.failed;
    show(box, { button: words.keep, text, isKept: false });
  }
  box.ariaBusy = 'false';
}

/** Says that the trip is kept, and keeps it anew as it is now. Without a connection it stays. */
export async function bringUpToDate(box: HTMLElement, path: string): Promise<void> {
  const tell = async () => {
    const trip = await findKept(path);
    // After a press of the button the box says what the press has done.
    if (trip && box.ariaBusy === null) showKept(box, trip);
  };
  await tell();
  await keepTrip(path).then(tell, () => {});
}

function showKept(box: HTMLElement, { keptOn }: KeptTrip): void {
  show(box, { button: words.remove, text: words.kept(keptOn), isKept: true });
}

type State = { button: string; text: string; isKept: boolean };

function show(box: HTMLElement, { button, text, isKept }: State): void {
  box.querySelector('button')?.replaceChildren(button);
  box.querySelector('p')?.replaceChildren(text);
  box.querySelector('a')?.toggleAttribute('hidden', !isKept);
}
