import { Box, MenuItem, TextField } from '@mui/material';
import { useController } from 'react-hook-form';
import type { ControlProps } from './control.ts';
import { ImagePicker } from './ImagePicker.tsx';
import { RowsInput } from './RowsInput.tsx';

/** Pictures and videos in order. A picture is uploaded or named, a video is named. */
export function GalleryInput(props: ControlProps) {
  const { source, label } = props;
  return (
    <RowsInput
      {...props}
      renderRow={(index) => (
        <GalleryEntry source={`${source}.${index}`} name={`${label} ${index + 1}`} />
      )}
    />
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
