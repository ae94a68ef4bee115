import type { Block } from '@karibu/graph/contract';
import {
  CircularProgress,
  DialogContent,
  List,
  ListItemButton,
  ListItemText,
  TextField,
  Typography,
} from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { useGetList } from 'react-admin';
import { WideDialog } from '../layout/WideDialog.tsx';
import { excerptStyle } from '../records/excerpt-style.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';

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
  if (!data) return <CircularProgress aria-label="Loading" />;
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
      <List aria-label="Saved days" disablePadding>
        {data.map((block) => (
          <li key={block.id}>
            <ListItemButton onClick={() => onChoose(block)} sx={{ borderRadius: 2 }}>
              <ListItemText
                primary={block.name}
                secondary={[block.title, block.description].join(' · ')}
                slotProps={{
                  primary: { sx: { fontWeight: 600 } },
                  secondary: { sx: excerptStyle },
                }}
              />
            </ListItemButton>
          </li>
        ))}
      </List>
      {total && total > SHOWN ? (
        <Typography color="textSecondary">{total - SHOWN} more: search for one of them.</Typography>
      ) : null}
    </>
  );
}
