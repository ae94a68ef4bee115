import { Box, MenuItem, TextField } from '@mui/material';
import { useController } from 'react-hook-form';
import { ImagePicker } from './ImagePicker.tsx';

type GalleryEntryProps = { source: string; name: string };

/** What an entry of a gallery is: a picture or a video, and its address. */
export function GalleryEntry({ source, name }: GalleryEntryProps) {
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
