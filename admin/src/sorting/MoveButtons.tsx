import EarlierIcon from '@mui/icons-material/ArrowBack';
import DownIcon from '@mui/icons-material/ArrowDownward';
import LaterIcon from '@mui/icons-material/ArrowForward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import GripIcon from '@mui/icons-material/DragIndicator';
import { Box, IconButton, type IconButtonProps } from '@mui/material';
import type { Ref } from 'react';

type MoveButtonsProps = {
  /** What makes the grip one. */
  grip: Omit<IconButtonProps, 'ref'> & { ref: Ref<HTMLButtonElement> };
  index: number;
  count: number;
  name: string;
  isGrid: boolean;
  mayBeEmpty: boolean;
  onMove: (to: number, control: string) => void;
  onRemove?: () => void;
};

/** The grip of an item, and buttons that move it by one or take it away. */
export function MoveButtons(props: MoveButtonsProps) {
  const { grip, index, count, name, isGrid, mayBeEmpty, onMove, onRemove } = props;
  const [back, forth] = isGrid ? (['earlier', 'later'] as const) : (['up', 'down'] as const);
  const [BackIcon, ForthIcon] = isGrid ? [EarlierIcon, LaterIcon] : [UpIcon, DownIcon];
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      <IconButton {...grip} data-control="grip" aria-label={`Move ${name}`} sx={gripStyle}>
        <GripIcon fontSize="small" />
      </IconButton>
      <IconButton
        data-control="back"
        aria-label={`Move ${name} ${back}`}
        disabled={index === 0}
        onClick={() => onMove(index - 1, 'back')}
      >
        <BackIcon fontSize="small" />
      </IconButton>
      <IconButton
        data-control="forth"
        aria-label={`Move ${name} ${forth}`}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1, 'forth')}
      >
        <ForthIcon fontSize="small" />
      </IconButton>
      {onRemove ? (
        <IconButton
          aria-label={`Remove ${name}`}
          disabled={count <= 1 && !mayBeEmpty}
          onClick={onRemove}
        >
          <RemoveIcon fontSize="small" />
        </IconButton>
      ) : null}
    </Box>
  );
}

/** A finger on it drags, and does not scroll. */
const gripStyle = { cursor: 'grab', touchAction: 'none', '&:active': { cursor: 'grabbing' } };
