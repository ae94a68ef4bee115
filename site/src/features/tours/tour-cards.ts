import type { TourFacts } from './tour-filter.ts';

/** A card of the static list, and the facts written on it. */
export type TourCardFacts = TourFacts & { element: HTMLElement };

/** Reads the facts from the data attributes of the cards below an element. */
export function readCards(root: HTMLElement): TourCardFacts[] {
  const elements = root.querySelectorAll<HTMLElement>('[data-title]');
  return Array.from(elements, (element) => ({ element, ...readFacts(element.dataset) }));
}

function readFacts(attributes: DOMStringMap): TourFacts {
  return {
    title: attributes.title ?? '',
    category: attributes.category ?? '',
    destination: attributes.destination ?? '',
    price: Number(attributes.price),
    duration: attributes.duration ?? '',
    words: attributes.words ?? '',
  };
}
