/**
 * Gives what has just opened over the page a step of its own in the history, so that Back runs
 * `close` in place of leaving the page. What it gives is to be called once all is closed: it takes
 * the step back, unless Back did, or the address has changed meanwhile and is worth coming back to.
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

/** Takes back the step of what was open when the page was loaded anew: nothing is any more. */
export function leaveOldStep(): void {
  if (history.state?.isStep) history.back();
}
