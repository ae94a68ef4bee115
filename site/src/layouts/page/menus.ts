/** Opens the bar's drop-down menus by pointer, click and keyboard, and closes the small-screen menu. */
export function runMenus(): void {
  for (const menu of listMenus()) runMenu(menu);
  const stacked = document.querySelector<HTMLElement>('#menu');
  if (!stacked) return;
  stacked.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) closeStacked(stacked);
  });
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
    // The pointer that hovers has opened the menu already: its click must not close it again.
    const byMouse = event instanceof PointerEvent && isMouse(event);
    show(byMouse || menu.dataset.open !== 'true');
  });
}

function closeStacked(stacked: HTMLElement): void {
  if (stacked.matches(':popover-open')) stacked.hidePopover();
}
