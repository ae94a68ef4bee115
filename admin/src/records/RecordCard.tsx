import { Box, Card, Chip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { hasOwnPage, titleOf } from '../providers/known-resource.ts';
import { CardImage } from './CardImage.tsx';
import { EditButton } from './EditButton.tsx';
import { type Badge, featuredBadges } from './flags.ts';
import { RecordMenu } from './RecordMenu.tsx';
import { SelectBox } from './SelectBox.tsx';
import { useStatusBadges } from './use-status-badges.ts';
import { ViewButton } from './ViewButton.tsx';

type RecordCardProps = {
  resource: string;
  record: RaRecord;
  subtitle?: string;
  /** The address of its picture; a record of a kind that has none leaves it out. */
  image?: string | undefined;
  /** Stands before the title: a person's picture. */
  avatar?: ReactNode;
  /** Stand beside those that say that it is hidden or featured. */
  badges?: Badge[];
  /** Stands after View and Edit: a menu with what is seldom done, unless given. */
  more?: ReactNode;
  children: ReactNode;
};

/** A record in a list: its picture and badges, some facts, and what can be done with it. */
export function RecordCard(props: RecordCardProps) {
  const { resource, record, subtitle, image, avatar, children } = props;
  const { badges: further = [], more = <RecordMenu resource={resource} record={record} /> } = props;
  const title = titleOf(resource, record);
  const badges = [...useStatusBadges(resource, record), ...further, ...featuredBadges(record)];
  return (
    <Card component="article" sx={cardStyle} aria-label={title}>
      {image === undefined ? null : (
        <Box sx={{ position: 'relative' }}>
          <CardImage address={image} />
          <Badges badges={badges} sx={{ position: 'absolute', top: 12, left: 12 }} />
          <Box sx={{ position: 'absolute', top: 8, right: 8 }}>
            <SelectBox record={record} />
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
              <SelectBox record={record} />
            </Box>
          ) : null}
        </Box>
        {children}
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5, px: 1, pb: 1 }}>
        {hasOwnPage(resource) ? <ViewButton resource={resource} record={record} /> : null}
        <EditButton resource={resource} record={record} />
        <Box sx={{ ml: 'auto' }}>{more}</Box>
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
