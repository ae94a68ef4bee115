import StarterKit from '@tiptap/starter-kit';
import { DefaultEditorOptions } from 'ra-input-rich-text';
import { TextSize } from './text-size.ts';

const pictures = (DefaultEditorOptions.extensions ?? []).filter(({ name }) => name === 'image');

/** What the editor can do: exactly what the API keeps. Colours and alignment are the site's own. */
export const editorExtensions = [
  // Without a trailing node, text does not end in an empty paragraph that visitors would see as a gap.
  StarterKit.configure({ link: { openOnClick: false }, trailingNode: false }),
  TextSize,
  ...pictures,
];
