import { Box } from '@mui/material';
import { FilterButtons } from '../records/FilterButtons.tsx';
import { SearchField } from '../records/SearchField.tsx';
import { useListFilters } from '../records/use-list-filters.ts';
import { type Status, statusOf, withStatus } from './status-filter.ts';

const OPTIONS = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];

/** Search and status. */
export function SubscriberFilters() {
  const { filterValues, changeFilters } = useListFilters();
  return (
    <>
      <SearchField label="Search by e-mail" />
      <Box sx={{ mb: 2 }}>
        <FilterButtons
          label="Status"
          options={OPTIONS}
          value={statusOf(filterValues)}
          onChange={(status) => changeFilters((before) => withStatus(before, status as Status))}
        />
      </Box>
    </>
  );
}
