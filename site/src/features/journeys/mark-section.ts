/**
 * Marks the link to the section that is being read, and keeps it in view in its row. Above the
 * first of them none is marked.
 */
export function markSection(): void {
  const row = document.querySelector('.sections > ul');
  if (!row) return;
  const links = new Map(
    [...row.querySelectorAll('a')].map((link) => [
      document.querySelector(link.hash)?.closest('section'),
      link,
    ]),
  );
  const begun = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) begun.add(target);
        else begun.delete(target);
      }
      mark(row, [...links].findLast(([section]) => section && begun.has(section))?.[1]);
    },
    // All above a line a third below the top of the screen, however far up.
    { rootMargin: '1000000px 0px -66%' },
  );
  for (const section of links.keys()) if (section) observer.observe(section);
}

function mark(row: Element, current: HTMLElement | undefined): void {
  row.querySelector('[aria-current]')?.removeAttribute('aria-current');
  if (current) current.ariaCurrent = 'location';
  const middle = current ? current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2 : 0;
  row.scrollTo({ left: middle });
}
