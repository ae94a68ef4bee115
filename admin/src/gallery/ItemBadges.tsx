import type { GalleryItem } from '@karibu/graph/contract';
import { Box, Chip } from '@mui/material';

/** What is out of the ordinary about a picture. */
export function ItemBadges({ item }: { item: GalleryItem }) {
  return (
    <Box sx={{ display: 'flex', gap: 0.75 }}>
      {item.isActive ? null : <Chip size="small" label="Inactive" color="error" sx={boldStyle} />}
      {item.isFeatured ? <Chip size="small" label="Featured" sx={featuredStyle} /> : null}
    </Box>
  );
}

const boldStyle = { fontWeight: 600 };
const featuredStyle = {
  fontWeight: 600,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
};
