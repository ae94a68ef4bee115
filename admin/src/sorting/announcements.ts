import type { Announcements } from '@dnd-kit/core';

/** What a screen reader says about the grip of an item. */
export const INSTRUCTIONS = { draggable: 'Drag it, or move it with the arrow keys.' };

/** What a screen reader says while an item is dragged; items are called what people call them. */
export function announcementsFor(nameOf: (id: unknown) => string): Announcements {
  return {
    onDragStart: ({ active }) => `Dragging ${nameOf(active.id)}.`,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
  };
}
