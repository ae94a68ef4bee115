import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import StrikeIcon from '@mui/icons-material/FormatStrikethrough';
import UnderlineIcon from '@mui/icons-material/FormatUnderlined';
import RuleIcon from '@mui/icons-material/HorizontalRule';
import RedoIcon from '@mui/icons-material/Redo';
import SubscriptIcon from '@mui/icons-material/Subscript';
import SuperscriptIcon from '@mui/icons-material/Superscript';
import UndoIcon from '@mui/icons-material/Undo';
import { Box } from '@mui/material';
import { useTiptapEditor } from 'ra-input-rich-text';
import { type ComponentType, useEffect, useReducer, useRef } from 'react';
import { LevelSelect, SizeSelect } from './EditorSelects.tsx';
import type { Editor } from './editor.ts';
import { LinkButton } from './LinkButton.tsx';
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

/** Above the editor: headings 1 to 6, sizes, marks, lists, links, pictures, videos, tables, undo. */
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

type Mark = { label: string; name: string; icon: ComponentType; toggle: (editor: Editor) => void };

const MARKS: Mark[] = [
  {
    label: 'Bold',
    name: 'bold',
    icon: BoldIcon,
    toggle: (e) => e.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    name: 'italic',
    icon: ItalicIcon,
    toggle: (e) => e.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Underline',
    name: 'underline',
    icon: UnderlineIcon,
    toggle: (e) => e.chain().focus().toggleUnderline().run(),
  },
  {
    label: 'Strikethrough',
    name: 'strike',
    icon: StrikeIcon,
    toggle: (e) => e.chain().focus().toggleStrike().run(),
  },
  {
    label: 'Subscript',
    name: 'subscript',
    icon: SubscriptIcon,
    toggle: (e) => e.chain().focus().toggleMark('subscript').run(),
  },
  {
    label: 'Superscript',
    name: 'superscript',
    icon: SuperscriptIcon,
    toggle: (e) => e.chain().focus().toggleMark('superscript').run(),
  },
  {
    label: 'Bullet list',
    name: 'bulletList',
    icon: BulletsIcon,
    toggle: (e) => e.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    name: 'orderedList',
    icon: NumbersIcon,
    toggle: (e) => e.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quote',
    name: 'blockquote',
    icon: QuoteIcon,
    toggle: (e) => e.chain().focus().toggleBlockquote().run(),
  },
];

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
