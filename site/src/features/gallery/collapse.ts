import { readChoice } from '#components/filtered-cards/choice.ts';

/** Shows three rows of all pictures until more are asked for. A category shows all of its own. */
export function runCollapse(): void {
  const gallery = document.querySelector<HTMLElement>('[data-collapsed]');
  if (gallery) run(gallery);
}

function run(gallery: HTMLElement): void {
  const readCategory = () => readChoice(location.search, ['category']).category;
  let shown = readCategory();
  const collapse = () => {
    shown = readCategory();
    gallery.toggleAttribute('data-collapsed', !shown);
  };
  // By the time the click reaches the document, the choice is in the address.
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-filter] button')) collapse();
    if (target.closest('[data-more]')) showMore(gallery);
  });
  // Back may only have closed the lightbox.
  addEventListener('popstate', () => {
    if (readCategory() !== shown) collapse();
  });
  collapse();
}

/** The button disappears, so focus moves on to the first new picture. */
function showMore(gallery: HTMLElement): void {
  const links = [...gallery.querySelectorAll<HTMLElement>('.photos a')];
  const next = links.find((link) => !link.checkVisibility());
  gallery.removeAttribute('data-collapsed');
  next?.focus({ preventScroll: true });
}
