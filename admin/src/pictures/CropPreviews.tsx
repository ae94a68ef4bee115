import { variantUrl } from '@karibu/graph/contract';
import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { type Focus, focusPosition } from './focus.ts';

/** The crops of the site, as width to height. The first has a line of its own. */
const CROPS = [
  { name: 'Top of a page', ratio: 2.2, isWide: true },
  { name: 'Card', ratio: 4 / 3 },
  { name: 'Square', ratio: 1 },
  { name: 'On a phone', ratio: 5 / 8 },
];

/** What visitors see of the picture where it is cropped. */
export function CropPreviews({ address, focus }: { address: string; focus: Focus }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h3" sx={{ mb: 1 }}>
        How it is cropped
      </Typography>
      <Box sx={gridStyle}>
        {CROPS.map(({ name, ratio, isWide }) => (
          <Box key={name} component="figure" sx={{ m: 0, ...(isWide && { gridColumn: '1 / -1' }) }}>
            <Box
              component="img"
              src={variantUrl(address, 640)}
              alt=""
              sx={{ ...cropStyle, aspectRatio: ratio, objectPosition: focusPosition(focus) }}
            />
            <Typography component="figcaption" color="textSecondary" sx={{ fontSize: 13 }}>
              {name}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** As wide to each other as makes them equally high. */
const gridStyle = {
  display: 'grid',
  gap: 1.25,
  alignItems: 'start',
  gridTemplateColumns: CROPS.filter(({ isWide }) => !isWide)
    .map(({ ratio }) => `minmax(0, ${ratio}fr)`)
    .join(' '),
};

const cropStyle = {
  display: 'block',
  width: '100%',
  objectFit: 'cover',
  borderRadius: 1.5,
  bgcolor: 'divider',
} as const;
