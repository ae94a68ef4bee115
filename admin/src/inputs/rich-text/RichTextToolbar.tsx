import RuleIcon from '@mui/icons-material/HorizontalRule';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import { Box } from '@mui/material';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useEffect, useReducer, useRef } from 'react';
import { LevelSelect, SizeSelect } from './EditorSelects.tsx';
import type { Editor } from './editor.ts';
import { LinkButton } from './LinkButton.tsx';
import { MARKS } from './marks.ts';
import { PictureButton } from './PictureButton.tsx';
import { TableButton } from './TableButton.tsx';
import { ToolButton } from './ToolButton.tsx';
import { useRovingFocus } from './use-roving-focus.ts';
import { VideoButton } from './VideoButton.tsx';

type RichTextToolbarProps = {
  label: string;
  /** A picture that was pasted or dropped into the text. */
  dropped: File | null;
  onDropDone: () => void;
};

/** Above the editor: headings, sizes, marks, lists, links, pictures, videos, tables and undo. */
export function RichTextToolbar({ label, dropped, onDropDone }: RichTextToolbarProps) {
  const toolbar = useRef<HTMLDivElement>(null);
  const rovingFocus = useRovingFocus(toolbar);
  const editor = useTiptapEditor();
  useRenderOnChange(editor);
  if (!editor) return <Box sx={{ ...toolbarStyle, minHeight: 52 }} />;
  return (
    <Box
      ref={toolbar}
      role="toolbar"
      aria-label={`Format ${label}`}
      sx={toolbarStyle}
      {...rovingFocus}
    >
      <LevelSelect editor={editor} />
      <SizeSelect editor={editor} />
      {MARKS.map((mark) => (
        <ToolButton
          key={mark.label}
          label={mark.label}
          icon={mark.icon}
          isOn={editor.isActive(mark.name)}
          onPress={() => mark.toggle(editor)}
        />
      ))}
      <LinkButton editor={editor} />
      <PictureButton editor={editor} dropped={dropped} onDone={onDropDone} />
      <VideoButton editor={editor} />
      <TableButton editor={editor} />
      <ToolButton
        label="Line"
        icon={RuleIcon}
        onPress={() => editor.chain().focus().setHorizontalRule().run()}
      />
      <ToolButton
        label="Undo"
        icon={UndoIcon}
        onPress={() => editor.chain().focus().undo().run()}
      />
      <ToolButton
        label="Redo"
        icon={RedoIcon}
        onPress={() => editor.chain().focus().redo().run()}
      />
    </Box>
  );
}

function useRenderOnChange(editor: Editor | null): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!editor) return;
    editor.on('transaction', render);
    return () => {
      editor.off('transaction', render);
    };
  }, [editor]);
}

const toolbarStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.25,
  p: 0.75,
  border: 1,
  borderColor: 'outline',
  borderBottom: 0,
  borderRadius: '10px 10px 0 0',
  bgcolor: 'background.default',
  '& .MuiSelect-select': { py: 0.75 },
};
