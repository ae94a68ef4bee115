import { imageSrcset, variantUrl } from '@karibu/graph/contract';
import BrokenImageIcon from '@mui/icons-material/ImageNotSupportedOutlined';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { focusPosition } from '../pictures/focus.ts';
import { useFocus } from '../pictures/use-focus.ts';

type CardImageProps = {
  address: string;
  /** Its width to its height: 16 to 10 unless said otherwise. */
  ratio?: string;
};

/** A card's picture, cropped around its focal point; a placeholder where it cannot be loaded. */
export function CardImage({ address, ratio = '16 / 10' }: CardImageProps) {
  const [failedAddress, setFailedAddress] = useState<string | null>(null);
  const focus = useFocus(address);
  if (!address || failedAddress === address) {
    return <MissingImage hasFailed={Boolean(address)} ratio={ratio} />;
  }
  const srcSet = imageSrcset(address);
  return (
    <Box
      component="img"
      src={variantUrl(address, 640)}
      {...(srcSet && { srcSet, sizes: '(min-width: 40rem) 22rem, 100vw' })}
      alt=""
      loading="lazy"
      onError={() => setFailedAddress(address)}
      sx={{
        display: 'block',
        width: '100%',
        aspectRatio: ratio,
        objectFit: 'cover',
        objectPosition: focusPosition(focus),
        bgcolor: 'divider',
      }}
    />
  );
}

type MissingImageProps = {
  hasFailed: boolean;
  /** Takes less height on a phone. */
  isFlat?: boolean;
  ratio?: string;
};

/** Stands where a picture would be. */
export function MissingImage(props: MissingImageProps) {
  const { hasFailed, isFlat = false, ratio = '16 / 10' } = props;
  return (
    <Box
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1,
        aspectRatio: isFlat ? { xs: '16 / 6', sm: ratio } : ratio,
        bgcolor: 'background.sunken',
        color: 'text.secondary',
      }}
    >
      <BrokenImageIcon />
      <Typography sx={{ fontSize: 14 }}>
        {hasFailed ? 'Failed to load image' : 'No image yet'}
      </Typography>
    </Box>
  );
}
