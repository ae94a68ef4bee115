import { openStep } from '#components/history-step.ts';

/** Runs the bar's menus: drop-downs by pointer, click and keyboard, and the small-screen menu. */
export function runMenus(): void {
  for (const menu of listMenus()) runMenu(menu);
  const stacked = document.querySelector<HTMLElement>('#menu');
  if (!stacked) return;
  runStacked(stacked);
  matchMedia('(min-width: 48rem)').addEventListener('change', () => {
    closeStacked(stacked);
    for (const menu of listMenus()) delete menu.dataset.open;
  });
}

function listMenus(): NodeListOf<HTMLElement> {
  return document.querySelectorAll('[data-menu]');
}

function runMenu(menu: HTMLElement): void {
  const button = menu.querySelector('button');
  const show = (isOpen: boolean) => {
    menu.dataset.open = String(isOpen);
    button?.setAttribute('aria-expanded', String(isOpen));
  };
  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';
  menu.addEventListener('pointerenter', (event) => isMouse(event) && show(true));
  menu.addEventListener('pointerleave', (event) => isMouse(event) && show(false));
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && menu.contains(relatedTarget))) show(false);
  });
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    show(false);
    button?.focus();
  });
  button?.addEventListener('click', (event) => {
    // Hovering has opened the menu already: the click must not close it again.
    const byMouse = event instanceof PointerEvent && isMouse(event);
    show(byMouse || menu.dataset.open !== 'true');
  });
}

/**
 * Lets Back close the small-screen menu. The page of a link in the bar replaces the menu's history
 * step: going back a step while a page loads would stop it.
 */
function runStacked(stacked: HTMLElement): void {
  const bar = stacked.closest('header');
  let endStep = () => {};
  let isLeaving = false;
  stacked.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') return isLeaving || endStep();
    isLeaving = false;
    endStep = openStep(() => closeStacked(stacked));
  });
  // A press closes the menu before the click comes.
  bar?.addEventListener('pointerdown', (event) => {
    isLeaving = stacked.matches(':popover-open') && leadsAway(linkTo(event));
  });
  // The press has become a scroll.
  bar?.addEventListener('pointercancel', () => {
    isLeaving = false;
  });
  bar?.addEventListener('click', (event) => {
    const link = linkTo(event);
    if (!link || !(isLeaving || stacked.matches(':popover-open'))) return;
    event.preventDefault();
    isLeaving = leadsAway(link);
    closeStacked(stacked);
    if (isLeaving) location.replace(link.href);
  });
}

/** Whether a link leads to another page. The link of this page only closes the menu. */
function leadsAway(link: HTMLAnchorElement | null): boolean {
  return link !== null && link.href !== location.href;
}

/** The link that a press opens in this tab. */
function linkTo(event: MouseEvent): HTMLAnchorElement | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element))
    return null;
  return event.target.closest('a');
}

function closeStacked(stacked: HTMLElement): void {
  if (stacked.matches(':popover-open')) stacked.hidePopover();
}
