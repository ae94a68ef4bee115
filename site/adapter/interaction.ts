import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
  }
}

const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'click'];

let isInUse = location.search.length > 1;

/**
 * `client:interaction`: the island begins once somebody does anything on the page, such as scroll,
 * point or type, or at once where the address asks for something. The last button that was pressed
 * meanwhile is pressed again when it can act.
 */
const hydrateOnInteraction: ClientDirective = (load, _options, island) => {
  let pressed: HTMLElement | undefined;

  const remember = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button:not([popovertarget])');
    if (button) pressed = button;
  };

  const begin = async () => {
    isInUse = true;
    for (const sign of SIGNS) removeEventListener(sign, begin, true);
    const hydrate = await load();
    await hydrate();
    island.removeEventListener('click', remember);
    // Astro takes the mark away from islands that came.
    if (!island.hasAttribute('ssr')) pressed?.click();
  };

  island.addEventListener('click', remember);
  if (isInUse) begin();
  else for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
};

export default hydrateOnInteraction;
