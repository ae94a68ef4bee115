import TuneIcon from '@mui/icons-material/Tune';
import { Box, Button, Typography } from '@mui/material';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import { knownResource } from '../providers/known-resource.ts';
import { countOf } from './count-of.ts';

// Its controls need the fields' definitions, which are large: they come when they are asked for.
const LookPanel = lazy(async () => ({
  default: (await import('./LookPanel.tsx')).LookPanel,
}));

const ActiveFilters = lazy(async () => ({
  default: (await import('./ActiveFilters.tsx')).ActiveFilters,
}));

type LookButtonProps = {
  resource: string;
  /** Whether the filters stand beside the search already. */
  hasFilters: boolean;
  /** The columns that can be left out, of a list that begins as a table of its own columns. */
  tableOf?: string[];
  /** Says how many records there are, in place of the usual count. */
  count?: ReactNode;
};

/** How many records the list has, what opens the choice of how they are shown, and its filters. */
export function LookButton({ resource, hasFilters, tableOf, count }: LookButtonProps) {
  const { total, filterValues } = useListContext();
  const [isOpen, setOpen] = useState(false);
  const { q: _, ...filters } = filterValues;
  const active = Object.keys(filters).length;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<TuneIcon />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ minHeight: 40, mb: 2 }}
      >
        {active > 0 ? `View · ${active} ${active === 1 ? 'filter' : 'filters'}` : 'View'}
      </Button>
      <Typography color="textSecondary" sx={{ alignSelf: 'center', mb: 2, ml: 'auto' }}>
        {count ?? (total === undefined ? null : countOf(total, knownResource(resource).words))}
      </Typography>
      <Box sx={{ width: '100%', '&:empty': { display: 'none' } }}>
        <Suspense fallback={null}>
          {active > 0 ? <ActiveFilters resource={resource} /> : null}
          {isOpen ? (
            <LookPanel resource={resource} hasFilters={hasFilters} tableOf={tableOf ?? null} />
          ) : null}
        </Suspense>
      </Box>
    </>
  );
}
