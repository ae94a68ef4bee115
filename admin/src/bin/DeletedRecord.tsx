import { capitalise } from '@karibu/graph/contract';
import RestoreIcon from '@mui/icons-material/Restore';
import LookIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, Checkbox, Typography } from '@mui/material';
import { useState } from 'react';
import { formatMoment } from '../layout/format-moment.ts';
import type { Deletion } from '../providers/history-calls.ts';
import { singularOf } from '../providers/known-resource.ts';
import { useRestore } from '../records/use-restore.ts';
import { LookInside } from './LookInside.tsx';

type DeletedRecordProps = { deletion: Deletion; isChosen: boolean; onToggle: () => void };

/** A deleted record: what it was, who deleted it and when, what it held, and Restore. */
export function DeletedRecord({ deletion, isChosen, onToggle }: DeletedRecordProps) {
  const { resource, recordId: id, title, by, at } = deletion;
  const [isOpen, setOpen] = useState(false);
  const { restore, isPending } = useRestore();
  return (
    <Box component="li" aria-label={title} sx={rowStyle}>
      <Checkbox
        checked={isChosen}
        onChange={onToggle}
        slotProps={{ input: { 'aria-label': `Select ${title}` } }}
        sx={{ ml: -1 }}
      />
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
        <Typography color="textSecondary" sx={{ fontSize: 14 }}>
          {capitalise(singularOf(resource))}, deleted on {formatMoment(at)} by {by}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        <Button
          startIcon={<LookIcon />}
          onClick={() => setOpen(true)}
          aria-label={`Look inside ${title}`}
        >
          Look inside
        </Button>
        <Button
          startIcon={<RestoreIcon />}
          onClick={() => restore({ resource, id, version: 'newest' })}
          disabled={isPending}
          aria-label={`Restore ${title}`}
        >
          Restore
        </Button>
      </Box>
      {isOpen ? <LookInside deletion={deletion} onClose={() => setOpen(false)} /> : null}
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  px: 2.5,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
