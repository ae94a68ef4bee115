import * as words from './kept-trips.words.ts';

/** Offers to keep the trip of the page on the device. What that needs is fetched when asked. */
export function offerKeeping(): void {
  const box = document.querySelector<HTMLElement>('.keep');
  if (!box?.dataset.path) return;
  if (!('serviceWorker' in navigator)) {
    box.hidden = true;
    return;
  }
  const { path } = box.dataset;
  const load = () => import('./keep-button.ts');
  box.dataset.offered = '';
  box.querySelector('button')?.addEventListener('click', () => {
    load().then(
      ({ keepOrForget }) => keepOrForget(box, path),
      () => box.querySelector('p')?.replaceChildren(words.failed),
    );
  });
  caches.has(`trip ${path}`).then(async (isKept) => {
    if (isKept) (await load()).bringUpToDate(box, path);
  });
}
