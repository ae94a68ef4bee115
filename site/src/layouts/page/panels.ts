/** Closes a panel over the page once focus leaves it, and gives focus back to its button. */
export function runPanels(): void {
  document.addEventListener('focusin', ({ target }) => {
    const panel = document.querySelector<HTMLElement>('[popover]:popover-open');
    if (!panel || !(target instanceof Element) || panel.contains(target)) return;
    // A press on plain text moves focus to an ancestor, which may contain the panel.
    if (target.contains(panel)) return;
    // A button pressed by pointer closes its panel itself.
    if (target === openerOf(panel) && !target.matches(':focus-visible')) return;
    panel.hidePopover();
  });
  document.addEventListener('toggle', returnFocus, true);
}

/** Some browsers give a pressed button no focus, so they do not know where to return it. */
function returnFocus(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || !target.popover || target.matches(':popover-open'))
    return;
  const focused = document.activeElement;
  if (!focused?.contains(target) && !target.contains(focused)) return;
  openerOf(target)?.focus({ preventScroll: true });
}

function openerOf(panel: HTMLElement): HTMLElement | null {
  return document.querySelector(`[popovertarget="${panel.id}"]:not([popovertargetaction])`);
}
