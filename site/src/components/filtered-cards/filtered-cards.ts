import { type Choice, isChosen, isSame, readChoice, writeChoice } from './choice.ts';
import { findOlderCards } from './older-cards.ts';

/** Runs the buttons that choose among the cards, and the link that fetches older ones. */
export function runFilteredCards(): void {
  const root = document.querySelector<HTMLElement>('[data-filtered]');
  if (root) run(root);
  delete document.documentElement.dataset.choosing;
}

function run(root: HTMLElement): void {
  const groups = [...root.querySelectorAll<HTMLElement>('[data-filter]')];
  const names = groups.map(({ dataset }) => dataset.filter ?? '');
  const older = findOlderCards(root);

  const show = () => {
    const choice = readChoice(location.search, names);
    for (const group of groups) markChosen(group, choice);
    countCards(root, showCards(root, choice));
  };
  const showAll = async () => {
    show();
    // Chosen cards may be on a later page.
    const isChoosing = () => Object.values(readChoice(location.search, names)).some(Boolean);
    while (isChoosing() && older.isThere()) await older.load().then(show);
  };

  root.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const button = target?.closest<HTMLButtonElement>('[data-filter] button');
    const name = button?.closest<HTMLElement>('[data-filter]')?.dataset.filter;
    if (button && name) {
      const query = writeChoice(location.search, name, button.value);
      // Choosing the same again adds no history step.
      if (query !== location.search) history.pushState(null, '', location.pathname + query);
      showAll();
    } else if (target?.closest('[data-older]')) {
      event.preventDefault();
      older.load().then(show);
    }
  });
  addEventListener('popstate', showAll);
  // A card may end while the page is in the background.
  document.addEventListener('visibilitychange', show);
  showAll();
}

function markChosen(group: HTMLElement, choice: Choice): void {
  const value = choice[group.dataset.filter ?? ''] ?? '';
  for (const button of group.querySelectorAll('button')) {
    button.ariaPressed = String(isSame(button.value, value));
  }
}

/** Shows the chosen cards and returns their number. */
function showCards(root: HTMLElement, choice: Choice): number {
  let count = 0;
  for (const card of root.querySelectorAll<HTMLElement>('[data-card]')) {
    card.hidden = !isChosen(card.dataset, choice) || Number(card.dataset.until) <= Date.now();
    if (!card.hidden) count += 1;
  }
  return count;
}

function countCards(root: HTMLElement, count: number): void {
  const line = root.querySelector<HTMLElement>('[data-count]');
  const empty = root.querySelector<HTMLElement>('[data-empty]');
  const { many = '', one = '' } = line?.dataset ?? {};
  const text = count === 1 ? one : many.replace('{n}', String(count));
  // Written only when it changes, so that screen readers announce changes alone.
  if (line && line.textContent?.trim() !== text) line.textContent = text;
  if (empty) empty.hidden = count > 0;
}
