import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
  }
}

const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'click'];

/** Buttons that only the island itself runs: not drawers, nor what the page's script runs among its cards. */
const OWN_BUTTON = 'button:not([popovertarget], astro-slot *)';

/** The last button that was pressed in each island before it could act. */
const pressed = new WeakMap<EventTarget, HTMLElement>();

let isInUse = location.search.length > 1;

/**
 * `client:interaction`: the island begins once somebody does anything on the page, such as scroll,
 * point or type, or at once where the address asks for something. The last button that was pressed
 * meanwhile is pressed again when it can act, also where its files got lost and were asked for again.
 */
const hydrateOnInteraction: ClientDirective = (load, _options, island) => {
  const begin = async () => {
    isInUse = true;
    for (const sign of SIGNS) removeEventListener(sign, begin, true);
    const hydrate = await load();
    await hydrate();
    // Astro takes the mark away from islands that came.
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
  // What is chosen after a press, such as a filter, outdates it.
  if (control.matches('label')) pressed.delete(currentTarget);
  else pressed.set(currentTarget, control);
}

export default hydrateOnInteraction;
