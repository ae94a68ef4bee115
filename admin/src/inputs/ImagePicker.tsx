import { ACCEPTED_PICTURES } from '@karibu/graph/contract';
import UploadIcon from '@mui/icons-material/CloudUploadOutlined';
import { Alert, Box, Button, LinearProgress } from '@mui/material';
import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useRef } from 'react';
import { LibraryButton } from '../media/LibraryButton.tsx';
import { FramingButton } from '../pictures/FramingButton.tsx';
import type { Upload } from '../providers/media-calls.ts';
import { ImagePreview } from './ImagePreview.tsx';
import { useImageUpload } from './use-image-upload.ts';

type ImagePickerProps = {
  label: string;
  value: string;
  onChange: (url: string) => void;
  /** Is told what is known of a picture that was chosen from the library. */
  onPick?: (upload: Upload) => void;
  /** Whether the picture can be taken away without another in its place. */
  isRemovable?: boolean;
  /** A picture that came from elsewhere, to be uploaded at once. */
  dropped?: File | null;
  /** Stands where the picture would be. */
  emptyPreview?: ReactNode;
  /** The field for the address, beside the picture. */
  children: ReactNode;
};

/** The picture as it is now, and the ways to another one: choose a file, drop it, paste it. */
export function ImagePicker(props: ImagePickerProps) {
  const { label, value, onChange, isRemovable = true, emptyPreview, children, dropped } = props;
  const choose = ([chosen]: readonly Upload[]) => {
    if (!chosen) return;
    onChange(chosen.url);
    props.onPick?.(chosen);
  };
  const fileInput = useRef<HTMLInputElement>(null);
  const { percent, failure, upload } = useImageUpload(onChange);
  useUploadOnArrival(dropped, upload);
  const isUploading = percent !== null;
  const uploadLabel = value ? 'Replace image' : 'Upload image';

  function take(event: DragEvent | ClipboardEvent, files: FileList) {
    const file = files[0];
    if (!file || isUploading) return;
    event.preventDefault();
    upload(file);
  }

  return (
    <Box
      sx={layoutStyle}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer.files)}
      onPaste={(event) => take(event, event.clipboardData.files)}
    >
      <Box sx={{ ...partStyle, gap: 0.5, flex: '1 1 13rem' }}>
        <ImagePreview address={value} label={label} emptyPreview={emptyPreview} />
        <FramingButton address={value} label={label} onCropped={onChange} />
      </Box>
      <Box sx={{ ...partStyle, gap: 1.5, flex: '4 1 16rem' }}>
        <input
          ref={fileInput}
          type="file"
          accept={ACCEPTED_PICTURES}
          hidden
          tabIndex={-1}
          aria-label={`Upload ${label}`}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) upload(file);
          }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="outlined"
            startIcon={<UploadIcon />}
            disabled={isUploading}
            onClick={() => fileInput.current?.click()}
            aria-label={isUploading ? undefined : `${uploadLabel}: ${label}`}
          >
            {isUploading ? `Uploading… ${percent}%` : uploadLabel}
          </Button>
          {isUploading ? null : (
            <LibraryButton label={label} isForSeveral={false} onChoose={choose} />
          )}
          {value && isRemovable && !isUploading ? (
            <Button
              color="error"
              onClick={() => onChange('')}
              aria-label={`Remove image: ${label}`}
            >
              Remove image
            </Button>
          ) : null}
        </Box>
        {isUploading ? (
          <LinearProgress variant="determinate" value={percent} aria-label={`Uploading ${label}`} />
        ) : null}
        {failure ? <Alert severity="error">{failure}</Alert> : null}
        {children}
      </Box>
    </Box>
  );
}

function useUploadOnArrival(file: File | null | undefined, upload: (file: File) => void): void {
  const known = useRef<File>(undefined);
  useEffect(() => {
    if (!file || known.current === file) return;
    known.current = file;
    upload(file);
  }, [file, upload]);
}

/** The picture stands above its buttons where there is no room beside them. */
const layoutStyle = { display: 'flex', flexWrap: 'wrap', gap: 2 };
const partStyle = { display: 'grid', alignContent: 'start', minWidth: 0 };
