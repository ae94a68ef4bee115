import { capitalise } from '@karibu/graph/contract';
import RestoreIcon from '@mui/icons-material/Restore';
import { Box, Button, Typography } from '@mui/material';
import { formatMoment } from '../layout/format-moment.ts';
import type { Deletion } from '../providers/history-calls.ts';
import { singularOf } from '../providers/known-resource.ts';
import { useRestore } from '../records/use-restore.ts';

/** A deleted record: what it was, who deleted it and when, and Restore. */
export function DeletedRecord({ deletion }: { deletion: Deletion }) {
  const { resource, recordId: id, title, by, at } = deletion;
  const { restore, isPending } = useRestore();
  return (
    <Box component="li" aria-label={title} sx={rowStyle}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
        <Typography color="textSecondary" sx={{ fontSize: 14 }}>
          {capitalise(singularOf(resource))}, deleted on {formatMoment(at)} by {by}
        </Typography>
      </Box>
      <Button
        startIcon={<RestoreIcon />}
        onClick={() => restore({ resource, id, version: 'newest' })}
        disabled={isPending}
        aria-label={`Restore ${title}`}
        sx={{ mx: -1.5 }}
      >
        Restore
      </Button>
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2.5,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
