import { controlsIn, isUsable } from './controls.ts';

/** Where something stood before it was taken away. */
type Place = { parent: Node; before: Node | null; after: Node | null };

export type Successor = {
  control: HTMLElement;
  /** The screen or the dialog that it is part of. */
  area: HTMLElement;
};

/** Remembers where removed parts of the page stood. */
export function createPlaces() {
  const places = new WeakMap<Node, Place>();

  /** What is left of the page around something that was taken away. */
  function livingParent({ parent }: Place): Node | null {
    if (parent.isConnected) return parent;
    const place = places.get(topOf(parent));
    return place ? livingParent(place) : null;
  }

  return {
    note(changes: MutationRecord[]) {
      for (const { target: parent, removedNodes, previousSibling, nextSibling } of changes) {
        for (const node of removedNodes) {
          places.set(node, { parent, before: previousSibling, after: nextSibling });
        }
      }
    },

    /**
     * The control that gets the focus of a removed one: the same control in what stands there now,
     * or in what stands before it; a disabled one if there is no other; else the area around. An
     * area that lay above the page has no successor.
     */
    successorOf(element: HTMLElement): Successor | null {
      const gone = topOf(element);
      const place = places.get(gone);
      const parent = place ? livingParent(place) : null;
      if (!place || !(parent instanceof Element)) return null;
      const area = parent.closest<HTMLElement>('main, [role="dialog"]');
      if (!area) return null;
      const index = gone instanceof Element ? controlsIn(gone).indexOf(element) : -1;
      const { before, after } = place;
      const next = before?.parentNode === parent ? before.nextSibling : after;
      const candidates = [next, before].flatMap((neighbour) => {
        if (!(neighbour instanceof Element) || neighbour.parentNode !== parent) return [];
        const controls = controlsIn(neighbour);
        return [controls[index] ?? [], controls].flat();
      });
      return { control: candidates.find(isUsable) ?? candidates[0] ?? area, area };
    },
  };
}

function topOf(node: Node): Node {
  return node.parentNode ? topOf(node.parentNode) : node;
}
