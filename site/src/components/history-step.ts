/**
 * Gives what has just opened over the page a step of its own in the history, so that Back runs
 * `close` in place of leaving the page. What it gives is to be called once all is closed: it takes
 * the step back, unless Back did, or the address has changed meanwhile and is worth coming back to.
 */
export function openStep(close: () => void): () => void {
  const address = location.href;
  let [isOpen, hasStep] = [true, false];
  const onBack = () => {
    isOpen = false;
    close();
  };
  // The step of what closed just before must be gone: it would take this one along.
  afterLeaving(() => {
    if (!isOpen) return;
    hasStep = true;
    history.pushState(null, '');
    addEventListener('popstate', onBack, { once: true });
  });
  return () => {
    if (!isOpen) return;
    isOpen = false;
    removeEventListener('popstate', onBack);
    if (hasStep && location.href === address) leave();
  };
}

let isLeaving = false;

/** Browsers go back in a while, not at once. */
function leave(): void {
  isLeaving = true;
  afterLeaving(() => {
    isLeaving = false;
  });
  history.back();
}

function afterLeaving(work: () => void): void {
  if (isLeaving) addEventListener('popstate', work, { once: true });
  else work();
}
