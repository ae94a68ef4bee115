import { Alert, Box } from '@mui/material';
import { RichTextInput as TiptapInput } from 'ra-input-rich-text';
import { useMemo, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { ControlProps } from '../control.ts';
import { Fieldset } from '../Fieldset.tsx';
import { pasteVideo, pictureOf } from './dropped-content.ts';
import type { Editor } from './editor.ts';
import { editorExtensions } from './editor-extensions.ts';
import { usePastedHtml } from './pasted/use-pasted-html.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';

/** Formatted text, kept as HTML; without text it is ''. */
export default function RichTextInput({ source, field, label, help }: ControlProps) {
  const { errors } = useFormState({ name: source });
  const isWrong = errors[source] !== undefined;
  const [dropped, setDropped] = useState<File | null>(null);
  const { transformPastedHTML, note, dismiss } = usePastedHtml();
  const editorOptions = useMemo(
    () => ({
      extensions: editorExtensions,
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          ...(field.required && { 'aria-required': 'true' }),
        },
        ...takingPictures(setDropped),
        transformPastedHTML,
      },
    }),
    [label, field.required, transformPastedHTML],
  );
  return (
    <Fieldset
      label={label}
      isRequired={field.required}
      isWrong={isWrong}
      message={isWrong ? '' : help}
      messageId={`${source}-help`}
    >
      <Box sx={editorStyle}>
        <TiptapInput
          source={source}
          label={false}
          helperText={false}
          isRequired={field.required}
          editorOptions={editorOptions}
          toolbar={
            <RichTextToolbar label={label} dropped={dropped} onDropDone={() => setDropped(null)} />
          }
        />
      </Box>
      {note ? (
        <Alert severity="warning" role="status" onClose={dismiss} sx={{ mt: 1 }}>
          {note} A picture can be dropped into the text, or put in by its button.
        </Alert>
      ) : null}
    </Fieldset>
  );
}

/** Pasted links to videos become players; a pasted or dropped picture asks what it shows. */
function takingPictures(onPicture: (file: File) => void) {
  const take = (transfer: DataTransfer | null) => {
    const picture = pictureOf(transfer);
    if (picture) onPicture(picture);
    return picture !== null;
  };
  return {
    handlePaste: (view: Editor['view'], { clipboardData }: ClipboardEvent) =>
      take(clipboardData) || pasteVideo(view, clipboardData),
    handleDrop: (_view: Editor['view'], { dataTransfer }: DragEvent) => take(dataTransfer),
  };
}

const editorStyle = {
  '& .ProseMirror.ProseMirror.ProseMirror': {
    minHeight: 200,
    maxHeight: '55vh',
    overflowY: 'auto',
    p: 2,
    '&, &:hover, &:focus': { bgcolor: 'background.field' },
    border: 1,
    borderColor: 'outline',
    borderRadius: '0 0 10px 10px',
    lineHeight: 1.6,
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 },
    '& h1, & h2, & h3, & h4, & h5, & h6': { lineHeight: 1.3, my: 1.5 },
    '& a': { color: 'primary.main' },
    '& img': { maxWidth: '100%' },
    '& li > p': { m: 0 },
    '& blockquote': { m: 0, my: 1.5, pl: 2, borderLeft: 4, borderColor: 'divider' },
    '& pre': { p: 1.5, borderRadius: 2, bgcolor: 'background.default', overflowX: 'auto' },
    '& .ProseMirror-selectednode': { outline: '3px solid', outlineColor: 'secondary.main' },
    '& .video-card': {
      display: 'grid',
      gap: 0.5,
      p: 2,
      my: 1.5,
      borderRadius: 2,
      bgcolor: 'deep.main',
      color: 'deep.text',
      overflowWrap: 'anywhere',
    },
    '& figure': { m: 0, my: 1.5, p: 1, border: '1px dashed', borderColor: 'divider' },
    '& figcaption': { color: 'text.secondary', fontSize: '0.9em' },
    '& table': { width: '100%', my: 1.5, borderCollapse: 'collapse', tableLayout: 'fixed' },
    '& th, & td': { p: 1, border: '1px solid', borderColor: 'divider', verticalAlign: 'top' },
    '& th': { bgcolor: 'background.default', textAlign: 'start' },
    '& td > p, & th > p': { m: 0 },
    '& .text-small': { fontSize: '0.85em' },
    '& .text-large': { fontSize: '1.25em' },
    '& .text-huge': { fontSize: '1.6em' },
  },
  '& .MuiFormHelperText-root': { mx: 0.25 },
};
