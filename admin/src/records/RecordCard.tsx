import { Box, Card, Chip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { CardImage } from './CardImage.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { EditButton } from './EditButton.tsx';
import { SelectBox } from './SelectBox.tsx';
import { ViewButton } from './ViewButton.tsx';

export type Badge = { label: string; color: 'default' | 'secondary' | 'success' | 'error' };

type RecordCardProps = {
  resource: string;
  /** What people call the record: `tour`. */
  item: string;
  id: string;
  title: string;
  subtitle?: string;
  /** The address of its picture; a record of a kind that has none leaves it out. */
  image?: string;
  /** Stands before the title: a person's picture. */
  avatar?: ReactNode;
  badges: Badge[];
  /** The public page, opened by View; a record without one leaves it out. */
  publicPath?: string;
  /** Whether visitors do not see that page. */
  isHidden?: boolean;
  children: ReactNode;
};

/** A record in a list: its picture and badges, some facts, and View, Edit, Delete. */
export function RecordCard(props: RecordCardProps) {
  const { resource, item, id, title, subtitle, image, avatar, badges, children } = props;
  const { publicPath, isHidden = false } = props;
  return (
    <Card component="article" sx={cardStyle} aria-label={title}>
      {image === undefined ? null : (
        <Box sx={{ position: 'relative' }}>
          <CardImage address={image} />
          <Badges badges={badges} sx={{ position: 'absolute', top: 12, left: 12 }} />
          <Box sx={{ position: 'absolute', top: 8, right: 8 }}>
            <SelectBox id={id} title={title} />
          </Box>
        </Box>
      )}
      <Box sx={{ flex: 1, p: 2, pb: 1 }}>
        <Box sx={headStyle}>
          {avatar}
          <Box sx={{ flex: `1 1 ${avatar ? '7rem' : '10rem'}`, minWidth: 0 }}>
            <Typography variant="h3" component="h2">
              {title}
            </Typography>
            {subtitle ? (
              <Typography color="textSecondary" sx={{ fontSize: 14 }}>
                {subtitle}
              </Typography>
            ) : null}
          </Box>
          {image === undefined ? (
            <Box sx={cornerStyle}>
              <Badges badges={badges} sx={{ justifyContent: 'flex-end' }} />
              <SelectBox id={id} title={title} />
            </Box>
          ) : null}
        </Box>
        {children}
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5, px: 1, pb: 1 }}>
        {publicPath === undefined ? null : (
          <ViewButton {...{ resource, id, title, path: publicPath, isHidden }} />
        )}
        <EditButton resource={resource} id={id} title={title} />
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

const cardStyle = { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' };

/** Badges that would leave a name no room stand below it. */
const headStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 0.75 };

const cornerStyle = { alignSelf: 'flex-start', display: 'grid', justifyItems: 'end', gap: 0.75 };

const badgeStyle = {
  default: {
    bgcolor: 'background.paper',
    color: 'text.primary',
    fontWeight: 600,
    border: 1,
    borderColor: 'divider',
  },
  secondary: { fontWeight: 600 },
  success: { fontWeight: 600 },
  error: { fontWeight: 600 },
};
