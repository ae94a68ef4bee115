import { capitalise } from '@karibu/graph/contract';
import { Box, Card, Typography } from '@mui/material';
import { CardImage } from '../records/CardImage.tsx';
import { SelectBox } from '../records/SelectBox.tsx';
import type { ItemProps } from './GalleryCard.tsx';
import { ItemBadges } from './ItemBadges.tsx';
import { ItemButtons } from './ItemButtons.tsx';

/** A picture of the list. */
export function GalleryRow({ item, controls }: ItemProps) {
  return (
    <Card component="article" aria-label={item.title} sx={rowStyle}>
      <SelectBox record={item} />
      <Box sx={{ width: 72, flexShrink: 0, overflow: 'hidden', borderRadius: 2 }}>
        <CardImage address={item.image} ratio="1" />
      </Box>
      <Box sx={{ flex: '1 1 10rem', minWidth: 0 }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {item.title}
        </Typography>
        <Typography color="textSecondary" noWrap sx={{ fontSize: 14 }}>
          {[capitalise(item.category), item.description].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <ItemBadges item={item} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
        {controls}
        <ItemButtons item={item} />
      </Box>
    </Card>
  );
}

const rowStyle = {
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  gap: 1.5,
  p: 1,
};
