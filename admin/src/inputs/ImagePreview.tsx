import { variantUrl } from '@karibu/graph/contract';
import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { focusPosition } from '../pictures/focus.ts';
import { useFocus } from '../pictures/use-focus.ts';
import { MissingImage } from '../records/CardImage.tsx';

type ImagePreviewProps = { address: string; label: string; emptyPreview?: ReactNode };

/** The picture of a control, or what stands in its place. */
export function ImagePreview({ address, label, emptyPreview }: ImagePreviewProps) {
  const [failedAddress, setFailedAddress] = useState<string | null>(null);
  const focus = useFocus(address);
  if (address === '' && emptyPreview) return emptyPreview;
  const isShown = address !== '' && failedAddress !== address;
  return (
    <Box sx={previewStyle}>
      {isShown ? (
        <Box
          component="img"
          src={variantUrl(address, 640)}
          draggable={false}
          alt={`Preview of ${label}`}
          onError={() => setFailedAddress(address)}
          sx={{ ...pictureStyle, objectPosition: focusPosition(focus) }}
        />
      ) : (
        <MissingImage hasFailed={address !== ''} isFlat />
      )}
    </Box>
  );
}

const pictureStyle = {
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
} as const;

const previewStyle = {
  overflow: 'hidden',
  borderRadius: 2,
  border: 1,
  borderColor: 'divider',
};
