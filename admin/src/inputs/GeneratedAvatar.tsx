import { Box, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { PersonAvatar } from '../records/PersonAvatar.tsx';

/** What visitors see in place of a person's picture; it follows the name as it is typed. */
export function GeneratedAvatar({ nameField }: { nameField: string }) {
  const name = String(useWatch({ name: nameField }) ?? '');
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', alignContent: 'start', gap: 1, py: 1 }}>
      <PersonAvatar name={name} size={96} />
      <Typography color="textSecondary" sx={{ fontSize: 14 }}>
        Shown without a picture
      </Typography>
    </Box>
  );
}
