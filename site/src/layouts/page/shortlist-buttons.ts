import { onShortlistChange, readShortlist, toggleShortlist } from '#features/tours/shortlist.ts';
import * as words from '#features/tours/shortlist.words.ts';

/** Runs the buttons that put tours on the shortlist, and the bar's link that counts them. */
export function runShortlist(): void {
  const status = document.createElement('p');
  status.className = 'hidden-text';
  status.role = 'status';
  document.body.append(status);
  document.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element && target.closest<HTMLElement>('[data-shortlist-tour]');
    if (button) status.textContent = toggle(button.dataset);
  });
  onShortlistChange(showShortlist);
  showShortlist();
}

/** Shows which tours of the page are on the shortlist, and how many are on it. */
export function showShortlist(): void {
  const kept = readShortlist();
  for (const button of document.querySelectorAll<HTMLElement>('[data-shortlist-tour]')) {
    button.ariaPressed = String(kept.includes(button.dataset.shortlistTour ?? ''));
  }
  const link = document.querySelector<HTMLElement>('.shortlist-link');
  if (!link) return;
  link.ariaLabel = words.count(kept.length);
  link.dataset.count = String(kept.length);
  document.documentElement.toggleAttribute('data-shortlist', kept.length > 0);
}

function toggle({ shortlistTour = '', title = '' }: DOMStringMap): string {
  const isOn = toggleShortlist(shortlistTour);
  return words.changed(title, isOn, readShortlist().length);
}
