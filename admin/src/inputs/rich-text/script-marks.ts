import { Mark } from '@tiptap/core';

/** Text a little below the line, as in H₂O, or above it, as in m². Neither is both. */
export const scriptMarks = [
  script('subscript', 'sub', 'superscript'),
  script('superscript', 'sup', 'subscript'),
];

function script(name: string, tag: string, excludes: string) {
  return Mark.create({
    name,
    excludes: `${name} ${excludes}`,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}
