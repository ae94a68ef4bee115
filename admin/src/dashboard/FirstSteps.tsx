import DoneIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Card, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { usePublication } from '../providers/use-publication.ts';
import { useCount } from '../records/SummaryTiles.tsx';

/** What leads from an empty installation to the first live page; gone once it is done. */
export function FirstSteps() {
  const { publication } = usePublication();
  const destinations = useCount('destinations').total;
  const tours = useCount('tours').total;
  if (!publication || destinations === undefined || tours === undefined) return null;
  const steps = [
    {
      text: 'Enter your name and contacts in the settings',
      to: '/settings',
      isDone: !publication.warnings.includes('settings-unsaved'),
    },
    { text: 'Add your first destination', to: '/destinations/create', isDone: destinations > 0 },
    { text: 'Add your first tour', to: '/tours/create', isDone: tours > 0 },
  ];
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <Card component="section" aria-label="First steps" sx={{ p: 2.5 }}>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        First steps
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        Then your first page is live.
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {steps.map(({ text, to, isDone }) => (
          <Box component="li" key={to} sx={{ display: 'flex', gap: 1 }}>
            {isDone ? (
              <DoneIcon color="success" titleAccess="Done" />
            ) : (
              <OpenIcon color="disabled" titleAccess="To do" />
            )}
            {isDone ? (
              <span>{text}</span>
            ) : (
              <Link component={RouterLink} to={to}>
                {text}
              </Link>
            )}
          </Box>
        ))}
      </Box>
    </Card>
  );
}
