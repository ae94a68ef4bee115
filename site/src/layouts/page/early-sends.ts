/** The islands whose form was sent before their script had arrived. */
const waiting = new WeakSet<Element>();

/**
 * Keeps what is sent from a form whose script is not there yet, and sends it once it is. Until then
 * the form is busy. Its method is `dialog`, so that the browser itself sends its words nowhere.
 */
export function keepEarlySends(): void {
  addEventListener('submit', ({ target, submitter }) => {
    const form = target as HTMLFormElement;
    const island = form.closest('astro-island[ssr]');
    if (!island || waiting.has(island)) return;
    waiting.add(island);
    form.ariaBusy = 'true';
    const send = () => {
      form.ariaBusy = null;
      // React wakes a form for a press, and not for what is sent.
      submitter?.click();
    };
    island.addEventListener('astro:hydrate', send, { once: true });
  });
}
