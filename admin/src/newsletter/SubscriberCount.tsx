import { Box } from '@mui/material';
import { useListContext } from 'react-admin';
import { useCount } from '../records/SummaryTiles.tsx';

/** How many subscribers the search and the status leave. */
export function SubscriberCount() {
  const { total: found } = useListContext();
  const { total: all } = useCount('newsletter');
  const isKnown = found !== undefined && all !== undefined;
  return (
    <Box component="span" role="status">
      {isKnown ? `Showing ${found} of ${all} subscribers` : ''}
    </Box>
  );
}
