/** The islands whose form was sent before their script had arrived. */
const waiting = new WeakSet<Element>();

/**
 * Keeps what is sent from a form whose script is not there yet, and sends it once it is. Until then
 * the form is busy. Its method is `dialog`, so that the browser itself sends its words nowhere.
 */
export function keepEarlySends(): void {
  addEventListener('submit', ({ target }) => {
    const form = target as HTMLFormElement;
    const island = form.closest('astro-island[ssr]');
    if (!island || waiting.has(island)) return;
    waiting.add(island);
    form.ariaBusy = 'true';
    const send = () => {
      form.ariaBusy = null;
      form.requestSubmit();
    };
    island.addEventListener('astro:hydrate', send, { once: true });
  });
}
