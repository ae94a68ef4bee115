import { imageSrcset, variantUrl } from '@karibu/graph/contract';
import BrokenImageIcon from '@mui/icons-material/ImageNotSupportedOutlined';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';

/** A card's picture, cut to 16:10; a placeholder with words where it cannot be loaded. */
export function CardImage({ address }: { address: string }) {
  const [failedAddress, setFailedAddress] = useState<string | null>(null);
  if (!address || failedAddress === address) return <MissingImage hasFailed={Boolean(address)} />;
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
        aspectRatio: '16 / 10',
        objectFit: 'cover',
        bgcolor: 'divider',
      }}
    />
  );
}

type MissingImageProps = {
  hasFailed: boolean;
  /** Takes less height on a phone. */
  isFlat?: boolean;
};

/** Stands where a picture would be. */
export function MissingImage({ hasFailed, isFlat = false }: MissingImageProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1,
        aspectRatio: isFlat ? { xs: '16 / 6', sm: '16 / 10' } : '16 / 10',
        bgcolor: '#f7f1e7',
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
