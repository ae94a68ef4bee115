import type { Metrics } from '@karibu/graph/contract';
import { Card, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { MetricFigures } from './MetricFigures.tsx';
import { shownMetrics } from './shown-metrics.ts';

/** What is typed, as visitors will see it at the top of the home page. */
export function MetricsPreview() {
  const metrics = useWatch() as Partial<Metrics>;
  return (
    <Card
      component="section"
      aria-label="Preview"
      sx={{ p: 3, border: 0, bgcolor: 'deep.main', color: 'deep.text' }}
    >
      <Typography variant="h2" sx={{ mb: 2, color: 'deep.accent' }}>
        Preview
      </Typography>
      <MetricFigures metrics={shownMetrics(metrics)} />
    </Card>
  );
}
