import EditIcon from '@mui/icons-material/EditOutlined';
import ViewIcon from '@mui/icons-material/OpenInNew';
import { Box, Button, Card, Chip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { CardImage } from './CardImage.tsx';
import { DeleteButton } from './DeleteButton.tsx';

export type Badge = { label: string; color: 'default' | 'secondary' | 'success' | 'error' };

type RecordCardProps = {
  resource: string;
  /** What people call the record: `tour`. */
  item: string;
  id: string;
  title: string;
  image: string;
  badges: Badge[];
  /** The public page, opened by View. */
  publicPath: string;
  children: ReactNode;
};

/** A record in a list: its picture and badges, some facts, and View, Edit, Delete. */
export function RecordCard(props: RecordCardProps) {
  const { resource, item, id, title, image, badges, publicPath, children } = props;
  const navigate = useNavigate();
  return (
    <Card component="article" sx={{ display: 'flex', flexDirection: 'column' }} aria-label={title}>
      <Box sx={{ position: 'relative' }}>
        <CardImage address={image} />
        <Box sx={{ position: 'absolute', top: 12, left: 12, display: 'flex', gap: 0.75 }}>
          {badges.map(({ label, color }) => (
            <Chip key={label} size="small" label={label} color={color} sx={badgeStyle[color]} />
          ))}
        </Box>
      </Box>
      <Box sx={{ flex: 1, p: 2, pb: 1 }}>
        <Typography variant="h3" component="h2" sx={{ mb: 0.75, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {children}
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5, px: 1, pb: 1 }}>
        <Button
          size="small"
          href={publicPath}
          target="_blank"
          rel="noopener"
          startIcon={<ViewIcon />}
          aria-label={`View ${title}`}
        >
          View
        </Button>
        <Button
          size="small"
          startIcon={<EditIcon />}
          onClick={() => navigate(`/${resource}/${id}`)}
          aria-label={`Edit ${title}`}
        >
          Edit
        </Button>
        <DeleteButton resource={resource} item={item} id={id} title={title} />
      </Box>
    </Card>
  );
}

const badgeStyle = {
  default: { bgcolor: '#fff', color: 'text.primary', fontWeight: 600 },
  secondary: { fontWeight: 600 },
  success: { fontWeight: 600 },
  error: { fontWeight: 600 },
};
