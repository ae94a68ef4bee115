import VideoIcon from '@mui/icons-material/SmartDisplayOutlined';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { setCaretBehind } from './caret.ts';
import { EditorDialog } from './EditorDialog.tsx';
import type { Editor } from './editor.ts';
import { readVideo } from './read-video.ts';
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
  const video = readVideo(typed);
  const isWrong = typed.trim() !== '' && !video;

  function apply() {
    onClose();
    const attrs = { src: video?.src, title: title.trim() || video?.title || 'Video' };
    const chain = editor.chain().focus();
    if (isChosen) {
      chain.updateAttributes('videoEmbed', attrs).run();
      return;
    }
    chain
      .insertContent({ type: 'videoEmbed', attrs })
      .command(({ tr }) => {
        setCaretBehind(tr, 'videoEmbed');
        return true;
      })
      .run();
  }

  return (
    <EditorDialog
      editor={editor}
      title="Video"
      applyLabel={isChosen ? 'Change video' : 'Add video'}
      isBlocked={!video}
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
            : 'A link, or the code that YouTube or Vimeo give for embedding.'
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
