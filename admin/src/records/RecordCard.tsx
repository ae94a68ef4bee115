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
  /** The address of its picture; a record of a kind that has none leaves it out. */
  image?: string;
  /** Stands before the title: a person's picture. */
  avatar?: ReactNode;
  badges: Badge[];
  /** The public page, opened by View; a record without one leaves it out. */
  publicPath?: string;
  children: ReactNode;
};

/** A record in a list: its picture and badges, some facts, and View, Edit, Delete. */
export function RecordCard(props: RecordCardProps) {
  const { resource, item, id, title, image, avatar, badges, publicPath, children } = props;
  const navigate = useNavigate();
  return (
    <Card component="article" sx={{ display: 'flex', flexDirection: 'column' }} aria-label={title}>
      {image === undefined ? null : (
        <Box sx={{ position: 'relative' }}>
          <CardImage address={image} />
          <Badges badges={badges} sx={{ position: 'absolute', top: 12, left: 12 }} />
        </Box>
      )}
      <Box sx={{ flex: 1, p: 2, pb: 1 }}>
        {image === undefined && badges.length > 0 ? (
          <Badges badges={badges} sx={{ mb: 1.25 }} />
        ) : null}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 0.75 }}>
          {avatar}
          <Typography variant="h3" component="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
        </Box>
        {children}
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5, px: 1, pb: 1 }}>
        {publicPath === undefined ? null : (
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
        )}
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

function Badges({ badges, sx }: { badges: Badge[]; sx: object }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, ...sx }}>
      {badges.map(({ label, color }) => (
        <Chip key={label} size="small" label={label} color={color} sx={badgeStyle[color]} />
      ))}
    </Box>
  );
}

const badgeStyle = {
  default: {
    bgcolor: '#fff',
    color: 'text.primary',
    fontWeight: 600,
    boxShadow: 'inset 0 0 0 1px rgb(19 34 44 / 16%)',
  },
  secondary: { fontWeight: 600 },
  success: { fontWeight: 600 },
  error: { fontWeight: 600 },
};
