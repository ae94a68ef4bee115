const CONTROLS = [
  ...['a[href]', 'button', 'input', 'select', 'textarea'],
  ...['[tabindex="0"]', '[contenteditable="true"]'],
].join();
/** What is switched off is out of the order of Tab for a while only. */
const NEVER = '[tabindex="-1"]:not(:disabled)';

/** What Tab stops at in a part of the page, in its order; also what is switched off now. */
export function controlsIn(root: Element): HTMLElement[] {
  const all = [root, ...root.querySelectorAll(CONTROLS)];
  return all.filter(
    (each): each is HTMLElement =>
      each instanceof HTMLElement && each.matches(CONTROLS) && !each.matches(NEVER),
  );
}

export function isUsable(element: HTMLElement): boolean {
  const isShown = element.getClientRects().length > 0;
  return element.isConnected && isShown && !element.matches(':disabled');
}
