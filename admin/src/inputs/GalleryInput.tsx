import { Box, MenuItem, TextField } from '@mui/material';
import { useMemo, useRef } from 'react';
import { useController } from 'react-hook-form';
import { UploadsContext, useUploads } from '../forms/uploads.tsx';
import type { ControlProps } from './control.ts';
import { DropZone } from './DropZone.tsx';
import { ImagePicker } from './ImagePicker.tsx';
import { RowsInput } from './RowsInput.tsx';
import { UploadQueueList } from './UploadQueueList.tsx';
import { UploadSeveralButton } from './UploadSeveralButton.tsx';
import { useUploadQueue } from './use-upload-queue.ts';

/**
 * Pictures and videos in order. Pictures are uploaded, several at once, or given by address; videos
 * are given by address.
 */
export function GalleryInput(props: ControlProps) {
  const { source, label } = props;
  const add = useRef<(row: unknown, mayFillBlank: boolean) => void>(() => undefined);
  const rows = useCountedUploads();
  // A blank row may be waiting for a picture of its own.
  const queue = useUploadQueue((url) => add.current({ url, type: 'image' }, !rows.isBusy()));
  return (
    <DropZone onFiles={queue.add}>
      <RowsInput
        {...props}
        renderRow={(index) => (
          <UploadsContext value={rows.uploads}>
            <GalleryEntry source={`${source}.${index}`} name={`${label} ${index + 1}`} />
          </UploadsContext>
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

/** The uploads of the form around, and whether one of those that are begun here is on its way. */
function useCountedUploads() {
  const around = useUploads();
  const count = useRef(0);
  const uploads = useMemo<typeof around>(
    () => ({
      ...around,
      track(upload) {
        count.current += 1;
        return around.track(upload).finally(() => {
          count.current -= 1;
        });
      },
    }),
    [around],
  );
  return { uploads, isBusy: () => count.current > 0 };
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
