import { Node } from '@tiptap/core';
import { DefaultEditorOptions } from 'ra-input-rich-text';
import type { Editor } from './editor.ts';

const [image] = (DefaultEditorOptions.extensions ?? []).filter(({ name }) => name === 'image');
if (!image) throw new Error('The editor has no pictures');

const PICTURE = 'figureImage';

const CONTENT = `${PICTURE} | videoEmbed | table | blockquote | codeBlock | paragraph`;

/** A picture, video or table with a caption below or above it. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: `figcaption? (${CONTENT})+ figcaption?`,
  marks: 'link',
  isolating: true,
  draggable: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
});

/** Within a figure a picture stands for itself; elsewhere it is part of a paragraph. */
const FigureImage = Node.create({
  name: PICTURE,
  atom: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src]:not([src^="data:"])', context: 'figure/', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** Enter leaves the figure: a caption is one line. */
const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== 'figcaption') return false;
        const end = $from.after($from.depth - 1);
        return editor
          .chain()
          .insertContentAt(end, { type: 'paragraph' })
          .focus(end + 1)
          .run();
      },
    };
  },
});

export const pictureNodes = [image, Figure, FigureImage, Figcaption];

export type PictureContent = { src: string; alt: string; caption: string };

/** What a picture is in the text: a figure when it has a caption. */
export function toPictureNode({ src, alt, caption }: PictureContent) {
  const attrs = { src, alt };
  if (!caption) return { type: 'image', attrs };
  const line = { type: 'figcaption', content: [{ type: 'text', text: caption }] };
  return { type: 'figure', content: [{ type: PICTURE, attrs }, line] };
}

/** Which kind of picture is chosen, if one is. */
export function selectedPicture(editor: Editor): string | null {
  return ['image', PICTURE].find((name) => editor.isActive(name)) ?? null;
}
