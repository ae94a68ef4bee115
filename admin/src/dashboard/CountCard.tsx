import { titleCase } from '@karibu/graph/contract';
import { Box, Card, CardActionArea, Skeleton, Typography } from '@mui/material';
import { Link } from 'react-router';
import { knownResource } from '../providers/known-resource.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { useCount } from '../records/SummaryTiles.tsx';
import type { AdminResource } from '../screen.ts';

/** How many records a resource has; leads to them. */
export function CountCard({ resource }: { resource: AdminResource }) {
  const { name, icon: Icon } = resource;
  const label = titleCase(knownResource(name).words.plural);
  const { total, isPending, error, refetch } = useCount(name);
  if (error) console.error(`The count of ${name} could not be read`, error);
  const hasFailed = error && total === undefined;
  return (
    <Card sx={{ display: 'flex', flexDirection: 'column' }}>
      <CardActionArea
        component={Link}
        to={`/${name}`}
        sx={{
          display: 'flex',
          justifyContent: 'flex-start',
          gap: { xs: 1, xl: 1.5 },
          p: { xs: 1.5, xl: 2 },
          flex: 1,
        }}
      >
        <Box sx={iconStyle}>
          <Icon />
        </Box>
        <Box sx={{ textAlign: 'left' }}>
          <Typography color="textSecondary" sx={{ fontSize: 14 }}>
            {label}
          </Typography>
          <Typography sx={{ fontSize: 32, fontWeight: 700, lineHeight: 1.1 }}>
            {isPending && !error ? <Skeleton width={56} /> : (total ?? '–')}
          </Typography>
        </Box>
      </CardActionArea>
      {hasFailed ? <LoadFailure what={label} onRetry={refetch} /> : null}
    </Card>
  );
}

const iconStyle = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: { xs: 36, sm: 40, xl: 46 },
  height: { xs: 36, sm: 40, xl: 46 },
  borderRadius: 3,
  bgcolor: 'background.sunken',
  color: 'primary.main',
};
