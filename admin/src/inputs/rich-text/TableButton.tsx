import TableIcon from '@mui/icons-material/TableChartOutlined';
import { Menu, MenuItem } from '@mui/material';
import { useRef, useState } from 'react';
import { setCaretInTable } from './caret.ts';
import type { Editor } from './editor.ts';
import { ToolButton } from './ToolButton.tsx';
import * as table from './table-commands.ts';

type Action = { label: string; run: (editor: Editor) => void };

const OUTSIDE: Action[] = [
  {
    label: 'Insert table',
    run: (editor) => {
      editor
        .chain()
        .focus()
        .insertContent(table.newTable(3, 2))
        .command(({ tr }) => {
          setCaretInTable(tr);
          return true;
        })
        .run();
    },
  },
];
const INSIDE: Action[] = [
  { label: 'Add row below', run: table.addRow },
  { label: 'Add column to the right', run: table.addColumn },
  { label: 'Remove row', run: table.removeRow },
  { label: 'Remove column', run: table.removeColumn },
  { label: 'Remove table', run: table.removeTable },
];

/** Puts a table in; within one, changes its rows and columns. */
export function TableButton({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const isInTable = table.isInTable(editor);
  return (
    <>
      <span ref={anchor}>
        <ToolButton
          label="Table"
          icon={TableIcon}
          isOn={isInTable}
          hasMenu
          onPress={() => setOpen(true)}
        />
      </span>
      <Menu
        open={isOpen}
        onClose={() => {
          setOpen(false);
          editor.commands.focus();
        }}
        anchorEl={anchor.current}
        disableRestoreFocus
      >
        {(isInTable ? INSIDE : OUTSIDE).map(({ label, run }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setOpen(false);
              run(editor);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
