import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import StrikeIcon from '@mui/icons-material/FormatStrikethrough';
import UnderlineIcon from '@mui/icons-material/FormatUnderlined';
import SubscriptIcon from '@mui/icons-material/Subscript';
import SuperscriptIcon from '@mui/icons-material/Superscript';
import type { ComponentType } from 'react';
import type { Editor } from './editor.ts';

type Mark = { label: string; name: string; icon: ComponentType; toggle: (editor: Editor) => void };

/** What switches the look of the chosen text. */
export const MARKS: Mark[] = [
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
