/**
 * Adds a history step for an overlay that has just opened, so that Back runs `close` and stays on
 * the page. Call the function that it returns once the overlay is closed: it removes the step,
 * unless Back already did or the address has changed since.
 */
export function openStep(close: () => void): () => void {
  const address = location.href;
  let isOpen = true;
  const onBack = () => {
    isOpen = false;
    close();
  };
  history.pushState({ ...history.state, isStep: true }, '');
  addEventListener('popstate', onBack, { once: true });
  return () => {
    if (!isOpen) return;
    isOpen = false;
    removeEventListener('popstate', onBack);
    if (location.href === address) history.back();
  };
}

/** Removes the step of an overlay that was open before a reload. */
export function leaveOldStep(): void {
  if (history.state?.isStep) history.back();
}
