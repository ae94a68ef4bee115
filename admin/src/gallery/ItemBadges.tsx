import type { GalleryItem } from '@karibu/graph/contract';
import { Box, Chip } from '@mui/material';
import type { Badge } from '../records/flags.ts';
import { useStatusBadges } from '../records/use-status-badges.ts';

/** What is out of the ordinary about a picture. */
export function ItemBadges({ item }: { item: GalleryItem }) {
  return (
    <Box sx={{ display: 'flex', gap: 0.75 }}>
      {useStatusBadges('gallery', item).map((badge) => (
        <Chip key={badge.label} size="small" {...badge} sx={badgeStyle(badge)} />
      ))}
      {item.isFeatured ? <Chip size="small" label="Featured" sx={featuredStyle} /> : null}
    </Box>
  );
}

const badgeStyle = ({ color }: Badge) =>
  color === 'default' ? featuredStyle : { fontWeight: 600 };

const featuredStyle = {
  fontWeight: 600,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
};
