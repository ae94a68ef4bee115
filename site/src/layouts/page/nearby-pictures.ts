const MARGIN = '50px';

/**
 * Fetches each picture once it comes within 50 px of the view, sideways in a carousel too. Frames of
 * other services wait in the same way.
 */
export function loadNearbyPictures(root: ParentNode = document): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        load(target as HTMLImageElement | HTMLIFrameElement);
      }
    },
    { rootMargin: MARGIN, scrollMargin: MARGIN },
  );
  for (const waiting of root.querySelectorAll('[data-src]')) observer.observe(waiting);
}

function load(target: HTMLImageElement | HTMLIFrameElement): void {
  const { src, srcset, sandbox } = target.dataset;
  // A frame that waits is of this page's own origin, which its sandbox must not allow it to be.
  if (sandbox) target.setAttribute('sandbox', sandbox);
  if (srcset && 'srcset' in target) target.srcset = srcset;
  if (src) target.src = src;
}
