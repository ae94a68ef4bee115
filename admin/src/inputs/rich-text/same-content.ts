import { Extension, isNodeEmpty } from '@tiptap/core';

/**
 * The input sets the editor's own text again after each change. This extension ignores that: it
 * would add an undo step, clear the redo steps, and forget the marks for the next letter.
 */
export const SameContent = Extension.create<object, { isEchoed: boolean }>({
  name: 'sameContent',
  addStorage: () => ({ isEchoed: false }),
  dispatchTransaction({ transaction, next }) {
    const { doc, selection } = this.editor.state;
    // A heading or a list without text yet comes back as no text at all.
    const areEmpty = isNodeEmpty(doc) && isNodeEmpty(transaction.doc);
    const isSameText = areEmpty || transaction.doc.eq(doc);
    const isEcho = transaction.getMeta('preventUpdate') === true && isSameText;
    // It then chooses again what is chosen.
    const { from, to } = transaction.selection;
    const isSame = !transaction.docChanged && from === selection.from && to === selection.to;
    const isUndone = isEcho || (this.storage.isEchoed && isSame);
    this.storage.isEchoed = isEcho;
    if (!isUndone) next(transaction);
  },
});
