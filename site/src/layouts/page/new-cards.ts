const NEW_CARDS = 'karibu:cards';

/** Tells the page's script about cards that an island has drawn: it fetches their pictures. */
export function announceCards(list: Element): void {
  list.dispatchEvent(new Event(NEW_CARDS, { bubbles: true }));
}

/** Runs for each list of cards that an island has drawn. */
export function onNewCards(run: (list: Element) => void): void {
  document.addEventListener(NEW_CARDS, ({ target }) => {
    if (target instanceof Element) run(target);
  });
}
