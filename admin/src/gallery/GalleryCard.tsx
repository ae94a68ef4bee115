import type { GalleryItem } from '@karibu/graph/contract';
import { capitalise } from '@karibu/graph/contract';
import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { CardImage } from '../records/CardImage.tsx';
import { SelectBox } from '../records/SelectBox.tsx';
import { ItemBadges } from './ItemBadges.tsx';
import { ItemButtons } from './ItemButtons.tsx';

export type ItemProps = {
  item: GalleryItem;
  /** What moves it, where the pictures stand in the order of the site. */
  controls: ReactNode;
};

/** A picture of the grid. */
export function GalleryCard({ item, controls }: ItemProps) {
  return (
    <Card component="article" aria-label={item.title} sx={cardStyle}>
      <Box sx={{ position: 'relative' }}>
        <CardImage address={item.image} ratio="1" />
        <Box sx={{ position: 'absolute', top: 10, left: 10 }}>
          <ItemBadges item={item} />
        </Box>
        <Box sx={{ position: 'absolute', top: 8, right: 8 }}>
          <SelectBox record={item} />
        </Box>
        {controls ? <Box sx={controlsStyle}>{controls}</Box> : null}
      </Box>
      <Box sx={{ flex: 1, px: 2, pt: 1.5, overflowWrap: 'anywhere' }}>
        <Typography variant="h3" component="h2">
          {item.title}
        </Typography>
        <Typography color="textSecondary" sx={{ fontSize: 14 }}>
          {capitalise(item.category)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', px: 1, py: 0.5 }}>
        <ItemButtons item={item} />
      </Box>
    </Card>
  );
}

const cardStyle = { display: 'flex', flexDirection: 'column', height: '100%' };

const controlsStyle = {
  position: 'absolute',
  right: 8,
  bottom: 8,
  borderRadius: 5,
  bgcolor: 'background.paper',
  boxShadow: 1,
};
