import PictureIcon from '@mui/icons-material/ImageOutlined';
import { useState } from 'react';
import type { Editor } from './editor.ts';
import { selectedPicture } from './figure.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { ToolButton } from './ToolButton.tsx';

type PictureButtonProps = {
  editor: Editor;
  /** A picture that was pasted or dropped into the text, to be uploaded at once. */
  dropped: File | null;
  onDone: () => void;
};

/** Puts a picture in, or changes the chosen one. */
export function PictureButton({ editor, dropped, onDone }: PictureButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onDone();
  };
  return (
    <>
      <ToolButton
        label="Picture"
        icon={PictureIcon}
        isOn={selectedPicture(editor) !== null}
        onPress={() => setOpen(true)}
      />
      {isOpen || dropped ? (
        <PictureDialog editor={editor} dropped={dropped} onClose={close} />
      ) : null}
    </>
  );
}
