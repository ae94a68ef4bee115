import * as words from './page.words.ts';

/** Puts a line of text where a picture cannot be shown; one listener serves the whole page. */
export function replaceFailedPictures(): void {
  document.addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLImageElement) replace(event.target);
    },
    true,
  );
  // The opening picture may have failed before this listener was there.
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) replace(image);
  }
}

function replace(image: HTMLImageElement): void {
  // Beside a logo the mark and the name wait to be shown.
  if (image.matches('.brand img')) image.remove();
  else image.replaceWith(createNotice());
}

function createNotice(): HTMLElement {
  const notice = document.createElement('span');
  notice.className = 'picture-failed';
  notice.textContent = words.pictureFailed;
  return notice;
}
