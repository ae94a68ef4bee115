import { TextField } from '@mui/material';
import { useState } from 'react';
import { useUploads } from '../../forms/uploads.tsx';
import { ImagePicker } from '../ImagePicker.tsx';
import { EditorDialog } from './EditorDialog.tsx';
import type { Editor } from './editor.ts';
import { selectedPicture, toPictureNode } from './figure.ts';

type PictureDialogProps = { editor: Editor; dropped: File | null; onClose: () => void };

/** Asks for a picture, uploaded or by its address, and for what it shows. */
export function PictureDialog({ editor, dropped, onClose }: PictureDialogProps) {
  const chosen = dropped ? null : selectedPicture(editor);
  const before = chosen ? editor.getAttributes(chosen) : {};
  const [src, setSrc] = useState(String(before.src ?? ''));
  const [alt, setAlt] = useState(String(before.alt ?? ''));
  const [caption, setCaption] = useState('');
  const { isUploading } = useUploads();
  const isAddress = /^(https?:\/\/|\/uploads\/)\S+$/.test(src.trim());

  function apply() {
    onClose();
    const picture = { src: src.trim(), alt: alt.trim() };
    const chain = editor.chain().focus();
    // Another picture has other sizes than the one that stood here.
    const sizes = picture.src === before.src ? {} : { width: null, height: null };
    (chosen
      ? chain.updateAttributes(chosen, { ...picture, ...sizes })
      : chain.insertContent(toPictureNode({ ...picture, caption: caption.trim() }))
    ).run();
  }

  return (
    <EditorDialog
      editor={editor}
      title="Picture"
      applyLabel={chosen ? 'Change picture' : 'Add picture'}
      isBlocked={!isAddress || isUploading}
      onApply={apply}
      onClose={onClose}
    >
      <ImagePicker
        label="picture"
        value={src}
        onChange={setSrc}
        onPick={(upload) => {
          setAlt((typed) => typed || upload.alt);
          setCaption((typed) => typed || upload.caption);
        }}
        dropped={dropped}
      >
        <TextField
          label="Picture address"
          placeholder="https://…"
          value={src}
          onChange={(event) => setSrc(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'url', autoComplete: 'off' } }}
          autoFocus
          fullWidth
        />
      </ImagePicker>
      <TextField
        label="Alternative text"
        helperText="What the picture shows, for those who cannot see it. Empty for decoration."
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        fullWidth
      />
      {chosen ? null : (
        <TextField
          label="Caption"
          helperText="Stands below the picture. It may stay empty."
          value={caption}
          onChange={(event) => setCaption(event.target.value)}
          fullWidth
        />
      )}
    </EditorDialog>
  );
}
