import { Box, MenuItem, TextField } from '@mui/material';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import type { ControlProps } from './control.ts';
import { DropZone } from './DropZone.tsx';
import { ImagePicker } from './ImagePicker.tsx';
import { RowsInput } from './RowsInput.tsx';
import { UploadQueueList } from './UploadQueueList.tsx';
import { UploadSeveralButton } from './UploadSeveralButton.tsx';
import { useUploadQueue } from './use-upload-queue.ts';

/** Pictures and videos in order. Pictures are uploaded, several at once, or named; a video is named. */
export function GalleryInput(props: ControlProps) {
  const { source, label } = props;
  const add = useRef<(row: unknown) => void>(() => undefined);
  const queue = useUploadQueue((url) => add.current({ url, type: 'image' }));
  return (
    <DropZone onFiles={queue.add}>
      <RowsInput
        {...props}
        renderRow={(index) => (
          <GalleryEntry source={`${source}.${index}`} name={`${label} ${index + 1}`} />
        )}
        renderWaysToAdd={(addRow) => {
          add.current = addRow;
          return (
            <UploadSeveralButton
              label="Upload several pictures"
              fieldLabel={`Upload several pictures to ${label}`}
              queue={queue}
            />
          );
        }}
      />
      <UploadQueueList queue={queue} />
    </DropZone>
  );
}

type GalleryEntryProps = { source: string; name: string };

function GalleryEntry({ source, name }: GalleryEntryProps) {
  const { field: type } = useController({ name: `${source}.type` });
  const { field: url, fieldState } = useController({ name: `${source}.url` });
  const isVideo = type.value === 'video';
  const controls = (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '8rem 1fr' } }}>
      <TextField
        select
        label="Type"
        value={type.value || 'image'}
        onChange={type.onChange}
        slotProps={{ select: { SelectDisplayProps: { 'aria-label': `${name} type` } } }}
      >
        <MenuItem value="image">Image</MenuItem>
        <MenuItem value="video">Video</MenuItem>
      </TextField>
      <TextField
        value={url.value ?? ''}
        onChange={url.onChange}
        onBlur={url.onBlur}
        inputRef={url.ref}
        label={isVideo ? 'Video address' : 'Image address'}
        placeholder="https://…"
        error={Boolean(fieldState.error)}
        helperText={fieldState.error?.message}
        slotProps={{ htmlInput: { 'aria-label': `${name} address`, autoComplete: 'off' } }}
      />
    </Box>
  );
  if (isVideo) return controls;
  return (
    <ImagePicker label={name} value={url.value ?? ''} onChange={url.onChange} isRemovable={false}>
      {controls}
    </ImagePicker>
  );
}
