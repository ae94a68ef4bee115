const MARGIN = '50px';

/** Fetches each picture once it comes within 50 px of the view, sideways in a carousel too. */
export function loadNearbyPictures(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLImageElement)) continue;
        observer.unobserve(target);
        load(target);
      }
    },
    { rootMargin: MARGIN, scrollMargin: MARGIN },
  );
  for (const image of document.querySelectorAll('img[data-src]')) observer.observe(image);
}

function load(image: HTMLImageElement): void {
  const { src, srcset } = image.dataset;
  if (srcset) image.srcset = srcset;
  if (src) image.src = src;
}
