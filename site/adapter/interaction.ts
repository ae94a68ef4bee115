import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
  }
}

const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'click'];

/**
 * Buttons that only the island runs. The browser opens drawers, the page's script runs cards and
 * keeps what forms send.
 */
const OWN_BUTTON = 'button:not([popovertarget], [type="submit"], astro-slot *)';

/** By island, the last button that was pressed before the island was hydrated. */
const pressed = new WeakMap<EventTarget, HTMLElement>();

let isInUse = location.search.length > 1;

/**
 * `client:interaction`: hydrates the island at the first scroll, pointer, key or focus on the page,
 * or at once where the address has a query. The last button that was pressed meanwhile is pressed
 * again after that, also where files got lost and were fetched again.
 */
const hydrateOnInteraction: ClientDirective = (load, _options, island) => {
  const begin = async () => {
    isInUse = true;
    for (const sign of SIGNS) removeEventListener(sign, begin, true);
    const hydrate = await load();
    await hydrate();
    // Astro removes `ssr` from an island that is hydrated.
    if (island.hasAttribute('ssr')) return;
    island.removeEventListener('click', remember);
    pressed.get(island)?.click();
    pressed.delete(island);
  };

  island.addEventListener('click', remember);
  if (isInUse) begin();
  else for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
};

function remember({ currentTarget, target }: Event): void {
  const control = (target as Element).closest<HTMLElement>(`label, ${OWN_BUTTON}`);
  if (!currentTarget || !control) return;
  // A filter that is chosen after a press cancels the press.
  if (control.matches('label')) pressed.delete(currentTarget);
  else pressed.set(currentTarget, control);
}

export default hydrateOnInteraction;
