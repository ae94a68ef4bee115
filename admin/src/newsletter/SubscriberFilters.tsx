import { Box, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { FilterButtons } from '../records/FilterButtons.tsx';
import { SearchField } from '../records/SearchField.tsx';
import { useCount } from '../records/SummaryTiles.tsx';
import { useListFilters } from '../records/use-list-filters.ts';
import { type Status, statusOf, withStatus } from './status-filter.ts';

const OPTIONS = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];

/** Search and status, and how many subscribers they leave. */
export function SubscriberFilters() {
  const { filterValues, changeFilters } = useListFilters();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <SearchField label="Search by e-mail" />
        <Box sx={{ mb: 3 }}>
          <FilterButtons
            label="Status"
            options={OPTIONS}
            value={statusOf(filterValues)}
            onChange={(status) => changeFilters((before) => withStatus(before, status as Status))}
          />
        </Box>
      </Box>
      <CountLine />
    </>
  );
}

function CountLine() {
  const { total: found } = useListContext();
  const { total: all } = useCount('newsletter');
  const isKnown = found !== undefined && all !== undefined;
  return (
    <Typography color="textSecondary" role="status" sx={{ mb: 1.5, minHeight: '1.5em' }}>
      {isKnown ? `Showing ${found} of ${all} subscribers` : ''}
    </Typography>
  );
}
