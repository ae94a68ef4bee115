import type { Editor } from '@tiptap/core';

type State = Editor['state'];
type Part = State['doc'];
type Placed = { node: Part; at: number };
type Place = { table: Placed; section: Placed; row: Placed; column: number };

/** A new table with a row of headings, ready to be typed into. */
export function newTable(columns: number, rows: number) {
  const cells = (type: string) => ({
    type: 'tableRow',
    content: Array.from({ length: columns }, () => ({ type, content: [{ type: 'paragraph' }] })),
  });
  const body = Array.from({ length: rows }, () => cells('tableCell'));
  return {
    type: 'table',
    content: [
      { type: 'tableHead', content: [cells('tableHeader')] },
      { type: 'tableBody', content: body },
    ],
  };
}

export function isInTable(editor: Editor): boolean {
  return findPlace(editor.state) !== null;
}

/** Adds a row below the cursor's, with as many cells; below the headings, the body's first. */
export function addRow(editor: Editor): void {
  changeTable(editor, ({ tr, schema }, { table, section, row }) => {
    const { tableRow, tableCell, tableBody } = schema.nodes;
    const cells = Array.from({ length: row.node.childCount }, () => tableCell?.createAndFill());
    const added = tableRow?.create(
      null,
      cells.filter((cell) => cell != null),
    );
    if (!added) return;
    if (section.node.type.name !== 'tableHead') {
      tr.insert(row.at + row.node.nodeSize, added);
      return;
    }
    const afterHead = section.at + section.node.nodeSize;
    const hasBody = table.node.childCount > 1;
    if (hasBody) tr.insert(afterHead + 1, added);
    else if (tableBody) tr.insert(afterHead, tableBody.create(null, added));
  });
}

/** Adds a column to the right of the cursor's: each row gets a cell like the one beside it. */
export function addColumn(editor: Editor): void {
  changeTable(editor, ({ tr }, { table, column }) => {
    for (const { node, at } of cellsOfColumn(table, column).reverse()) {
      const cell = node.type.createAndFill();
      if (cell) tr.insert(at + node.nodeSize, cell);
    }
  });
}

/** Removes the cursor's row, and what holds nothing else. */
export function removeRow(editor: Editor): void {
  changeTable(editor, ({ tr }, { table, section, row }) => {
    const remaining = table.node.childCount === 1 ? table : section;
    const removed = section.node.childCount === 1 ? remaining : row;
    tr.delete(removed.at, removed.at + removed.node.nodeSize);
  });
}

/** Removes the cursor's column; the last one takes the table with it. */
export function removeColumn(editor: Editor): void {
  changeTable(editor, ({ tr }, { table, row, column }) => {
    const removed = row.node.childCount === 1 ? [table] : cellsOfColumn(table, column);
    for (const { node, at } of removed.reverse()) tr.delete(at, at + node.nodeSize);
  });
}

export function removeTable(editor: Editor): void {
  changeTable(editor, ({ tr }, { table }) => {
    tr.delete(table.at, table.at + table.node.nodeSize);
  });
}

/**
 * Goes on to the next cell, or back. Behind the last cell there is a new row; before the first one
 * Shift-Tab leaves the editor, and this gives `false`.
 */
export function moveToCell(editor: Editor, step: 1 | -1): boolean {
  if (!isInTable(editor) || goToCell(editor, step)) return isInTable(editor);
  if (step === 1) addRow(editor);
  return goToCell(editor, step);
}

function goToCell(editor: Editor, step: 1 | -1): boolean {
  const place = findPlace(editor.state);
  if (!place) return false;
  const { from } = editor.state.selection;
  const cells = rowsOf(place.table).flatMap((row) => childrenOf(row));
  const current = cells.findIndex(({ node, at }) => at < from && from < at + node.nodeSize);
  const target = cells[current + step];
  if (!target) return false;
  // The cell begins with a block, and its text one step further in.
  return editor.commands.setTextSelection(target.at + 2);
}

type Change = (context: { tr: State['tr']; schema: State['schema'] }, place: Place) => void;

function changeTable(editor: Editor, change: Change): void {
  editor
    .chain()
    .focus()
    .command(({ tr, state }) => {
      const place = findPlace(state);
      if (!place) return false;
      change({ tr, schema: state.schema }, place);
      return true;
    })
    .run();
}

/** Where the cursor is: the innermost cell, by its row and column. */
function findPlace({ selection: { $from } }: State): Place | null {
  for (let depth = $from.depth; depth >= 3; depth -= 1) {
    if ($from.node(depth).type.name !== 'tableRow') continue;
    const placed = (at: number) => ({ node: $from.node(at), at: $from.before(at) });
    return {
      row: placed(depth),
      section: placed(depth - 1),
      table: placed(depth - 2),
      column: $from.index(depth),
    };
  }
  return null;
}

function cellsOfColumn(table: Placed, column: number): Placed[] {
  return rowsOf(table).flatMap((row) => childrenOf(row).slice(column, column + 1));
}

function rowsOf(table: Placed): Placed[] {
  return childrenOf(table).flatMap(childrenOf);
}

function childrenOf(parent: Placed): Placed[] {
  const children: Placed[] = [];
  parent.node.forEach((node, offset) => {
    children.push({ node, at: parent.at + 1 + offset });
  });
  return children;
}
