import { readChoice } from '#components/filtered-cards/choice.ts';

/** All pictures show three rows until more are asked for; a category shows all that it has. */
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
  // The choice is in the address once the click has come up to the document.
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-filter] button')) collapse();
    if (target.closest('[data-more]')) showMore(gallery);
  });
  // Back may have closed the lightbox alone.
  addEventListener('popstate', () => {
    if (readCategory() !== shown) collapse();
  });
  collapse();
}

/** The button goes away, so focus moves on to the first picture that it brings. */
function showMore(gallery: HTMLElement): void {
  const links = [...gallery.querySelectorAll<HTMLElement>('.photos a')];
  const next = links.find((link) => !link.checkVisibility());
  gallery.removeAttribute('data-collapsed');
  next?.focus({ preventScroll: true });
}
