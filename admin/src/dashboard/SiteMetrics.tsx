import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, Card, Typography } from '@mui/material';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router';
import { MetricFigures } from '../metrics/MetricFigures.tsx';
import { shownMetrics } from '../metrics/shown-metrics.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { LoadingBlock } from '../records/LoadingBlock.tsx';
import { useMay } from '../session/may.ts';

/** The numbers at the top of the home page, and the way to change them. */
export function SiteMetrics() {
  const mayEdit = useMay().write('metrics');
  const { data, error, refetch } = useGetOne('metrics', { id: 'metrics' });
  return (
    <Card component="section" aria-label="Site Metrics" sx={{ p: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          Site Metrics
        </Typography>
        {mayEdit ? (
          <Button component={Link} to="/metrics" startIcon={<EditIcon />}>
            Edit Metrics
          </Button>
        ) : null}
      </Box>
      {data ? <MetricFigures metrics={shownMetrics(data)} /> : null}
      {!data && error ? <LoadFailure what="The metrics" onRetry={refetch} /> : null}
      {!data && !error ? <LoadingBlock height={64} /> : null}
    </Card>
  );
}
