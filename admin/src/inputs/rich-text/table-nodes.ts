import { Node } from '@tiptap/core';
import { moveToCell } from './table-commands.ts';

/** A table's parts, as HTML nests them. The API keeps no joined cells, so all rows are alike. */
export const tableNodes = [
  part('table', 'table', '(tableHead tableBody*) | tableBody+', { group: 'block' }).extend({
    addKeyboardShortcuts() {
      return {
        Tab: ({ editor }) => moveToCell(editor, 1),
        'Shift-Tab': ({ editor }) => moveToCell(editor, -1),
      };
    },
  }),
  part('tableHead', 'thead', 'tableRow+'),
  part('tableBody', 'tbody', 'tableRow+'),
  part('tableRow', 'tr', '(tableCell | tableHeader)+'),
  part('tableCell', 'td', 'block+'),
  part('tableHeader', 'th', 'block+'),
];

function part(name: string, tag: string, content: string, more: { group?: string } = {}) {
  return Node.create({
    name,
    content,
    isolating: true,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    ...more,
  });
}
