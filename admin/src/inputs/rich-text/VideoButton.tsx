import { toVideoEmbed } from '@karibu/graph/contract';
import VideoIcon from '@mui/icons-material/SmartDisplayOutlined';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { EditorDialog } from './EditorDialog.tsx';
import type { Editor } from './editor.ts';
import { ToolButton } from './ToolButton.tsx';

/** Puts a video in, or changes the chosen one. */
export function VideoButton({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolButton
        label="Video"
        icon={VideoIcon}
        isOn={editor.isActive('videoEmbed')}
        onPress={() => setOpen(true)}
      />
      {isOpen ? <VideoDialog editor={editor} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function VideoDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const isChosen = editor.isActive('videoEmbed');
  const before = isChosen ? editor.getAttributes('videoEmbed') : {};
  const [typed, setTyped] = useState(String(before.src ?? ''));
  const [title, setTitle] = useState(String(before.title ?? ''));
  const src = toVideoEmbed(typed);
  const isWrong = typed.trim() !== '' && !src;

  function apply() {
    onClose();
    const attrs = { src, title: title.trim() || 'Video' };
    const chain = editor.chain().focus();
    (isChosen
      ? chain.updateAttributes('videoEmbed', attrs)
      : chain.insertContent({ type: 'videoEmbed', attrs })
    ).run();
  }

  return (
    <EditorDialog
      editor={editor}
      title="Video"
      applyLabel={isChosen ? 'Change video' : 'Add video'}
      isBlocked={!src}
      onApply={apply}
      onClose={onClose}
    >
      <TextField
        label="Address"
        placeholder="https://www.youtube.com/watch?v=…"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={isWrong}
        helperText={
          isWrong
            ? 'Only videos of YouTube and Vimeo can be shown.'
            : 'As the browser shows it, or as YouTube or Vimeo share it.'
        }
        slotProps={{ htmlInput: { inputMode: 'url', autoComplete: 'off' } }}
        autoFocus
        fullWidth
      />
      <TextField
        label="Title"
        helperText="What the video shows, for those who cannot see it."
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        fullWidth
      />
    </EditorDialog>
  );
}
