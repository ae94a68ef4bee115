import type { Block } from '@karibu/graph/contract';
import { Box, ButtonBase, DialogContent, TextField, Typography } from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { useGetList } from 'react-admin';
import { WideDialog } from '../layout/WideDialog.tsx';
import { excerptStyle } from '../records/excerpt-style.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { LoadingEntries } from '../records/LoadingEntries.tsx';

type BlocksDialogProps = { onChoose: (block: Block) => void; onClose: () => void };

/** The saved days, to choose one from. */
export function BlocksDialog({ onChoose, onClose }: BlocksDialogProps) {
  const [text, setText] = useState('');
  const searched = useDeferredValue(text.trim());
  return (
    <WideDialog title="Insert a saved day" onClose={onClose}>
      <DialogContent dividers sx={{ minHeight: 320 }}>
        <TextField
          type="search"
          label="Search saved days"
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoFocus
          fullWidth
          sx={{ my: 1 }}
        />
        <FoundBlocks text={searched} onChoose={onChoose} />
      </DialogContent>
    </WideDialog>
  );
}

const SHOWN = 50;

type FoundBlocksProps = { text: string; onChoose: (block: Block) => void };

function FoundBlocks({ text, onChoose }: FoundBlocksProps) {
  const { data, total, error, refetch } = useGetList<Block>(
    'blocks',
    {
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'name', order: 'ASC' },
      filter: text ? { q: text } : {},
    },
    { placeholderData: (before) => before },
  );
  if (error) return <LoadFailure what="The saved days" onRetry={refetch} />;
  if (!data) return <LoadingEntries />;
  if (data.length === 0) {
    return (
      <Typography color="textSecondary" role="status">
        {text
          ? 'No saved day has these words.'
          : 'There are no saved days yet. Press “Save this day as a block” below a day to make one.'}
      </Typography>
    );
  }
  return (
    <>
      <Box
        component="ul"
        role="list"
        aria-label="Saved days"
        sx={{ listStyle: 'none', p: 0, m: 0 }}
      >
        {data.map((block) => (
          <li key={block.id}>
            <ButtonBase onClick={() => onChoose(block)} sx={choiceStyle}>
              <Typography component="span" sx={{ fontWeight: 600 }}>
                {block.name}
              </Typography>
              <Typography component="span" color="textSecondary" sx={excerptStyle}>
                {[block.title, block.description].join(' · ')}
              </Typography>
            </ButtonBase>
          </li>
        ))}
      </Box>
      {total && total > SHOWN ? (
        <Typography color="textSecondary">{total - SHOWN} more: search for one of them.</Typography>
      ) : null}
    </>
  );
}

const choiceStyle = {
  display: 'grid',
  justifyItems: 'start',
  gap: 0.25,
  width: '100%',
  p: 1.5,
  borderRadius: 2,
  textAlign: 'left',
  '&:hover': { bgcolor: 'action.hover' },
};
