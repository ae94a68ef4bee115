import { metricsFields } from '@karibu/graph/contract';
import { Box, Card } from '@mui/material';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { SingleRecordForm } from '../forms/SingleRecordForm.tsx';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { MetricsPreview } from './MetricsPreview.tsx';

const Input = FieldInput<typeof metricsFields>;

/** The site's numbers, with those that visitors see first as they will look. */
export function MetricsPage() {
  return (
    <>
      <PageHeader title="Site Metrics" lead="The numbers that speak for you on the site." />
      <SingleRecordForm resource="metrics" fields={metricsFields}>
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
      </SingleRecordForm>
    </>
  );
}

const layoutStyle = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { lg: 'minmax(0, 1fr) 20rem' },
};
