import StarterKit from '@tiptap/starter-kit';
import { pictureNodes } from './figure.ts';
import { SameContent } from './same-content.ts';
import { scriptMarks } from './script-marks.ts';
import { tableNodes } from './table-nodes.ts';
import { TextSize } from './text-size.ts';
import { VideoEmbed } from './video-embed.ts';

/**
 * What the editor can do: exactly what the API keeps, so that opening and saving a text loses
 * nothing. Colours and alignment are the site's own.
 */
export const editorExtensions = [
  StarterKit.configure({
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) =>
        !/^[a-z][\w+.-]*:/i.test(address) || /^(https?|mailto|tel):/i.test(address),
      // The API says what `rel` is; whether a link opens a new tab is the editor's choice.
      HTMLAttributes: { target: null, rel: null },
    },
    // Without the trailing node, no text ends in an empty paragraph that visitors see as a gap.
    trailingNode: false,
  }),
  SameContent,
  TextSize,
  VideoEmbed,
  ...scriptMarks,
  ...pictureNodes,
  ...tableNodes,
];
