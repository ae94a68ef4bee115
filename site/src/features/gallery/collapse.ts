import { readChoice } from '#components/filtered-cards/choice.ts';

/** All pictures show three rows until more are asked for; a category shows all that it has. */
export function runCollapse(): void {
  const gallery = document.querySelector<HTMLElement>('[data-collapsed]');
  if (gallery) run(gallery);
}

function run(gallery: HTMLElement): void {
  const collapse = () => {
    const { category } = readChoice(location.search, ['category']);
    gallery.toggleAttribute('data-collapsed', !category);
  };
  // The choice is in the address once the click has come up to the document.
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-filter] button')) collapse();
    if (target.closest('[data-more]')) showMore(gallery);
  });
  addEventListener('popstate', collapse);
  collapse();
}

/** The button goes away, so focus moves on to the first picture that it brings. */
function showMore(gallery: HTMLElement): void {
  const links = [...gallery.querySelectorAll<HTMLElement>('.photos a')];
  const next = links.find((link) => !link.checkVisibility());
  gallery.removeAttribute('data-collapsed');
  next?.focus({ preventScroll: true });
}
