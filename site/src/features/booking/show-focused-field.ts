/** So much of the top of the screen is covered by the navigation, in CSS pixels. */
const COVERED = 80;
/** How far from the end of the screen the card stands. */
const GAP = 24;

/**
 * Keeps the field in focus on the screen. The card beside a trip stays where it is as the page
 * scrolls, so the browser cannot scroll to a field that lies above the screen: the card moves.
 */
export function showFocusedField(): void {
  const card = document.querySelector<HTMLElement>('.layout > .side');
  card?.addEventListener('focusin', ({ target }) => {
    const end = Number.parseFloat(getComputedStyle(card).bottom);
    if (Number.isNaN(end) || !(target instanceof Element)) return;
    const { top, bottom } = target.getBoundingClientRect();
    const up = Math.max(0, bottom + GAP - innerHeight);
    const moved = end + (top < COVERED ? top - COVERED : up);
    card.style.bottom = `${Math.min(GAP, moved)}px`;
  });
  card?.addEventListener('focusout', ({ relatedTarget }) => {
    if (!card.contains(relatedTarget as Node | null)) card.style.bottom = '';
  });
}
