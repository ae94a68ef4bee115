import { Extension, isNodeEmpty } from '@tiptap/core';

/**
 * The input gives the editor its own text back after each change. That is left undone: it would be a step
 * of its own for Undo, take away what Redo has, and forget which marks the next letter is to have.
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
