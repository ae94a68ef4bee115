const MARGIN = '50px';
/** Pixels per CSS pixel above which more are hardly seen; on a phone each one costs time. */
const MOST_DENSITY = innerWidth < 768 ? 1.4 : 2;

/**
 * Fetches each picture once it comes within 50 px of the view, sideways in a carousel too. Frames
 * of other services wait in the same way.
 */
export function loadNearbyPictures(root: ParentNode = document): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        load(target as HTMLImageElement | HTMLIFrameElement, boundingClientRect);
      }
    },
    { rootMargin: MARGIN, scrollMargin: MARGIN },
  );
  for (const waiting of root.querySelectorAll('[data-src]')) observer.observe(waiting);
}

/** Fetches the pictures that are not there yet: browsers print once a lazy picture is there. */
export function loadPicturesForPrint(): void {
  addEventListener('beforeprint', () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-src]')) {
      const { src } = picture.dataset;
      const isAsked = picture.srcset !== '' || picture.getAttribute('src') === src;
      if (!src || (isAsked && picture.complete)) continue;
      picture.removeAttribute('srcset');
      picture.loading = 'lazy';
      picture.src = src;
    }
  });
}

function load(target: HTMLImageElement | HTMLIFrameElement, box: DOMRectReadOnly): void {
  const { src, widths, sandbox } = target.dataset;
  // An empty frame has the origin of this page, so it gets its rights with its address only.
  if (sandbox) target.setAttribute('sandbox', sandbox);
  if (src && widths && 'srcset' in target) {
    target.sizes = sizesOf(target, box);
    target.srcset = writeSrcset(src, widths);
  }
  if (src) target.src = src;
}

/** The `srcset` of a picture that is kept in these widths, from the address of one of them. */
function writeSrcset(src: string, widths: string): string {
  const [start] = src.split(/\d+\.webp$/);
  const files = widths.split(' ').map((width) => `${start}${width}.webp ${width}w`);
  return files.join();
}

/** The `sizes` of a picture that covers a box, with what the box cuts off at its sides. */
function sizesOf(picture: HTMLImageElement, box: DOMRectReadOnly): string {
  const ratio = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
  const width = Math.max(box.width, box.height * (ratio || 0));
  const density = Math.min(1, MOST_DENSITY / devicePixelRatio);
  return `${Math.ceil((width * density * 100) / innerWidth)}vw`;
}
