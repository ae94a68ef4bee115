import AddIcon from '@mui/icons-material/Add';
import WriteIcon from '@mui/icons-material/EditOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { Box, Button, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ResourceName } from '../generated/resources.ts';
import { useMay } from '../session/may.ts';

const ACTIONS: { resource: ResourceName; label: string; to: string; icon: ReactNode }[] = [
  { resource: 'tours', label: 'Add New Tour', to: '/tours/create', icon: <AddIcon /> },
  {
    resource: 'destinations',
    label: 'Add Destination',
    to: '/destinations/create',
    icon: <AddIcon />,
  },
  { resource: 'blog', label: 'Write Blog Post', to: '/blog/create', icon: <WriteIcon /> },
  { resource: 'settings', label: 'Update Settings', to: '/settings', icon: <SettingsIcon /> },
];

/** What is done most often, one press away. */
export function QuickActions() {
  const may = useMay();
  return (
    <Card component="section" aria-label="Quick actions" sx={{ p: 2.5 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        Quick actions
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.25, alignContent: 'start' }}>
        {ACTIONS.filter(({ resource }) => may.write(resource)).map(({ label, to, icon }) => (
          <Button
            key={to}
            component={Link}
            to={to}
            variant="outlined"
            startIcon={icon}
            sx={{ justifyContent: 'flex-start', minHeight: 48, borderColor: 'divider' }}
          >
            {label}
          </Button>
        ))}
      </Box>
    </Card>
  );
}
