import { Mark } from '@tiptap/core';

/** The sizes of text besides the normal one. The site's style knows their classes. */
export const TEXT_SIZES = ['small', 'large', 'huge'] as const;

/** A mark that makes text smaller or larger by a class, which is all that the API lets through. */
export const TextSize = Mark.create({
  name: 'textSize',
  addAttributes: () => ({
    size: {
      default: null,
      parseHTML: readSize,
      renderHTML: ({ size }) => (size ? { class: `text-${size}` } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'span', getAttrs: (element) => (readSize(element) ? {} : false) }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

function readSize(element: HTMLElement): string | null {
  return TEXT_SIZES.find((size) => element.classList.contains(`text-${size}`)) ?? null;
}
