import { Box } from '@mui/material';
import { RichTextInput as TiptapInput } from 'ra-input-rich-text';
import { useMemo } from 'react';
import { useFormState } from 'react-hook-form';
import type { ControlProps } from './control.ts';
import { editorExtensions } from './editor-extensions.ts';
import { Fieldset } from './Fieldset.tsx';
import { RichTextToolbar } from './RichTextToolbar.tsx';

/** Formatted text, kept as HTML; without text it is ''. */
export default function RichTextInput({ source, field, label, help }: ControlProps) {
  const { errors } = useFormState({ name: source });
  const isWrong = errors[source] !== undefined;
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
      },
    }),
    [label, field.required],
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
          toolbar={<RichTextToolbar label={label} />}
        />
      </Box>
    </Fieldset>
  );
}

const editorStyle = {
  '& .ProseMirror.ProseMirror.ProseMirror': {
    minHeight: 200,
    maxHeight: '55vh',
    overflowY: 'auto',
    p: 2,
    '&, &:hover, &:focus': { bgcolor: '#fff' },
    border: '1px solid rgb(90 103 109 / 62%)',
    borderRadius: '0 0 10px 10px',
    lineHeight: 1.6,
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 },
    '& h1, & h2, & h3, & h4, & h5, & h6': { lineHeight: 1.3, my: 1.5 },
    '& img, & iframe': { maxWidth: '100%' },
    '& .text-small': { fontSize: '0.85em' },
    '& .text-large': { fontSize: '1.25em' },
    '& .text-huge': { fontSize: '1.6em' },
  },
  '& .MuiFormHelperText-root': { mx: 0.25 },
};
