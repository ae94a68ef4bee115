import type { metricsFields } from '@karibu/graph/contract';
import { Box, Card } from '@mui/material';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { MetricsPreview } from './MetricsPreview.tsx';

const Input = FieldInput<typeof metricsFields>;

/** The site's numbers, with those that visitors see first as they will look. */
export function MetricsInputs() {
  return (
    <Box sx={layoutStyle}>
      <Card sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
        <FieldGroup>
          <Input name="destinations" />
          <Input name="happyTravelers" />
          <Input name="totalRating" />
          <Input name="toursCompleted" />
          <Input name="yearsExperience" />
          <Input name="awards" />
        </FieldGroup>
      </Card>
      <MetricsPreview />
    </Box>
  );
}

const layoutStyle = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { lg: 'minmax(0, 1fr) 20rem' },
};
