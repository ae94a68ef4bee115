import { GapCursor } from '@tiptap/pm/gapcursor';
import { Selection, type Transaction } from '@tiptap/pm/state';

/**
 * Puts the caret behind the block that was just put in, so that what is typed next follows it. At
 * the end of a text there is no paragraph to stand in yet: typing makes one.
 */
export function setCaretBehind(tr: Transaction, type: string): void {
  const block = findNewBlock(tr, type);
  if (!block) return;
  const behind = tr.doc.resolve(block.end);
  const isText = behind.nodeAfter?.isTextblock;
  tr.setSelection(isText ? Selection.near(behind) : new GapCursor(behind)).scrollIntoView();
}

/** Puts the caret into the first cell of the table that was just put in. */
export function setCaretInTable(tr: Transaction): void {
  const table = findNewBlock(tr, 'table');
  if (table) tr.setSelection(Selection.near(tr.doc.resolve(table.start + 1))).scrollIntoView();
}

/** The first block of a type within what the last step has put in. */
function findNewBlock(tr: Transaction, type: string): { start: number; end: number } | null {
  let found: { start: number; end: number } | null = null;
  tr.mapping.maps.at(-1)?.forEach((_from, _to, start, end) => {
    tr.doc.nodesBetween(start, end, (node, at) => {
      const isNew = at >= start && node.type.name === type;
      if (isNew) found ??= { start: at, end: at + node.nodeSize };
    });
  });
  return found;
}
