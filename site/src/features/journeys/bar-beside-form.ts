/** Hides the bar at the bottom while the booking form is in view: it would cover the form. */
export function hideBarBesideForm(): void {
  const bar = document.querySelector<HTMLElement>('.bottom');
  const form = document.querySelector('#book');
  if (!bar || !form) return;
  const observer = new IntersectionObserver(
    (entries) => {
      bar.hidden = entries.at(-1)?.isIntersecting ?? false;
    },
    { rootMargin: '0px 0px -25%' },
  );
  observer.observe(form);
}
