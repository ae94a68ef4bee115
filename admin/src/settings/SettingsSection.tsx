import { Box, Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { FieldGroup } from '../forms/FieldGroup.tsx';

type SettingsSectionProps = { title: string; lead: string; children: ReactNode };

/** A section of the settings: what it is about on the left, its fields on the right. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={sectionStyle}>
      <Box>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5, fontSize: 15 }}>
          {lead}
        </Typography>
      </Box>
      <Card sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
        <FieldGroup>{children}</FieldGroup>
      </Card>
    </Box>
  );
}

const sectionStyle = {
  display: 'grid',
  gap: { xs: 1.5, lg: 4 },
  gridTemplateColumns: { lg: '16rem minmax(0, 1fr)' },
  '& + &': { mt: 4 },
};
