/** Marks the link to the section that is being read, and keeps it in view in its row. */
export function markSection(): void {
  const row = document.querySelector('.sections > ul');
  if (!row) return;
  const links = new Map(
    [...row.querySelectorAll('a')].map((link) => [
      document.querySelector(link.hash)?.closest('section'),
      link,
    ]),
  );
  const inView = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      const current = [...links].findLast(([section]) => section && inView.has(section))?.[1];
      if (current) mark(row, current);
    },
    // A line a third below the top of the screen.
    { rootMargin: '-33% 0px -66%' },
  );
  for (const section of links.keys()) if (section) observer.observe(section);
}

function mark(row: Element, current: HTMLElement): void {
  row.querySelector('[aria-current]')?.removeAttribute('aria-current');
  current.ariaCurrent = 'location';
  const middle = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  row.scrollTo({ left: middle });
}
