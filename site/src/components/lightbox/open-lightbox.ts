import type { LargePicture } from './Lightbox.tsx';

/**
 * Opens the pictures that links inside `data-lightbox` lead to in a lightbox. Its code is fetched
 * when it is first asked for; should that fail, the link leads to the picture as it does anyway.
 */
export function runLightbox(): void {
  document.addEventListener('click', open);
}

/** Whether a lightbox is open or on its way: a second one would lie over it. */
let isBusy = false;

function open(event: MouseEvent): void {
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const group = link?.matches(':first-child') && link.closest('[data-lightbox]');
  if (!link || !group || !isPlain) return;
  event.preventDefault();
  if (isBusy) return;
  isBusy = true;
  const links = [...group.querySelectorAll<HTMLAnchorElement>('li:not([hidden]) > a:first-child')];
  import('./Lightbox.tsx')
    .then(({ showLightbox }) => showLightbox(links.map(readPicture), links.indexOf(link), event))
    .catch(() => location.assign(link.href))
    .finally(() => {
      isBusy = false;
    });
}

/** What stands with a picture: its title, its description and the link beside it. */
function readPicture(link: HTMLAnchorElement): LargePicture {
  const alt = link.querySelector('img')?.alt ?? '';
  const read = (selector: string) => link.querySelector(selector)?.textContent;
  const next = link.nextElementSibling;
  return {
    src: link.href,
    wide: link.dataset.wide,
    alt,
    title: read('b') ?? alt,
    text: read('small') ?? '',
    link: next instanceof HTMLAnchorElement ? linkOf(next) : null,
  };
}

function linkOf({ href, textContent }: HTMLAnchorElement) {
  return { href, label: textContent.trim() };
}
