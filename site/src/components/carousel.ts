import * as words from './component.words.ts';

/** Lets the arrows move each carousel, and time too where it has a period. */
export function runCarousels(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>('.carousel')) run(carousel);
}

function run(carousel: HTMLElement): void {
  const row = carousel.querySelector<HTMLElement>('.slides');
  if (!row) return;
  const arrows = [...carousel.querySelectorAll<HTMLButtonElement>('[data-step]')];
  const periodMs = Number(carousel.dataset.advance);
  const move = mover(row, periodMs > 0);
  const readEnds = () => {
    const [atStart, atEnd] = ends(row);
    for (const arrow of arrows) {
      const isAtEnd = arrow.dataset.step === '1' ? atEnd : atStart;
      // A disabled arrow would lose focus; `aria-disabled` keeps it.
      arrow.ariaDisabled = String(periodMs ? atStart && atEnd : isAtEnd);
    }
  };
  for (const arrow of arrows) {
    arrow.addEventListener('click', () => move(Number(arrow.dataset.step)));
  }
  row.addEventListener('focusin', showFocused);
  row.addEventListener('scroll', readEnds, { passive: true });
  new ResizeObserver(readEnds).observe(row);
  if (periodMs) advance(carousel, periodMs, () => move(1));
  hideFromFocus(row);
  carousel.dataset.ready = '';
}

/** Moves by slides. A press during a move counts from where that move leads. */
function mover(row: HTMLElement, wraps: boolean): (step: number) => void {
  let goal: number | null = null;
  for (const event of ['scrollend', 'wheel', 'touchstart']) {
    row.addEventListener(event, () => (goal = null), { passive: true });
  }
  return (step) => {
    const [first, second] = row.children;
    if (!(first instanceof HTMLElement && second instanceof HTMLElement)) return;
    const stride = second.offsetLeft - first.offsetLeft;
    const last = Math.round((row.scrollWidth - row.clientWidth) / stride);
    const wanted = (goal ?? Math.round(row.scrollLeft / stride)) + step;
    if (wraps) goal = wanted > last ? 0 : wanted < 0 ? last : wanted;
    else goal = Math.min(Math.max(wanted, 0), last);
    row.scrollTo({ left: goal * stride });
  };
}

/** Moves the row on by itself, unless the pointer or focus is on it, or the visitor paused it. */
function advance(carousel: HTMLElement, periodMs: number, moveOn: () => void): void {
  const pause = carousel.querySelector<HTMLButtonElement>('[data-pause]');
  let isPaused = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const show = () => {
    carousel.toggleAttribute('data-paused', isPaused);
    if (pause) pause.ariaLabel = isPaused ? words.carouselPlay : words.carouselPause;
  };
  pause?.addEventListener('click', () => {
    isPaused = !isPaused;
    show();
  });
  show();
  setInterval(() => {
    const isBusy = carousel.matches(':hover, :has(:focus-visible)');
    if (!isPaused && !isBusy && !document.hidden) moveOn();
  }, periodMs);
}

/** Scrolls a slide fully into view when the keyboard focuses something in it. */
function showFocused({ target }: FocusEvent): void {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
  target.closest('.slides > li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Makes slides out of view inert: focus and screen readers stay with the visible ones. */
function hideFromFocus(row: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        (target as HTMLElement).inert = !isIntersecting;
      }
    },
    // Slides that touch the edge from outside count as outside.
    { root: row, rootMargin: '0px -2px' },
  );
  for (const slide of row.children) observer.observe(slide);
}

/** Whether the row stands at its start, and at its end. */
function ends({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): [boolean, boolean] {
  return [scrollLeft < 2, scrollLeft > scrollWidth - clientWidth - 2];
}
