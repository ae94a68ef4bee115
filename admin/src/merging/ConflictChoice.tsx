import { Box, FormControl, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { DifferenceParts } from '../differences/DifferenceParts.tsx';
import { describeDifference } from '../differences/differences.ts';
import { isSame } from '../differences/same.ts';
import { scrollingIfLarge } from '../layout/small-window.ts';
import type { Conflict } from './conflict.ts';
import type { Side } from './merge.ts';

type ConflictChoiceProps = {
  conflict: Conflict;
  side: Side | null;
  onChoose: (side: Side) => void;
};

/** One field that both changed: what each made of it, to choose from. */
export function ConflictChoice({ conflict, side, onChoose }: ConflictChoiceProps) {
  const id = useId();
  return (
    <FormControl component="fieldset" fullWidth>
      <FormLabel id={id} component="legend" sx={{ mb: 1, fontWeight: 650, color: 'text.primary' }}>
        {conflict.label}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={side ?? ''}
        onChange={(_, chosen) => onChoose(chosen === 'mine' ? 'mine' : 'theirs')}
        sx={sidesStyle}
      >
        <SideCard conflict={conflict} side="theirs" word="Theirs" isChosen={side === 'theirs'} />
        <SideCard conflict={conflict} side="mine" word="Mine" isChosen={side === 'mine'} />
      </RadioGroup>
    </FormControl>
  );
}

type SideCardProps = { conflict: Conflict; side: Side; word: string; isChosen: boolean };

function SideCard({ conflict, side, word, isChosen }: SideCardProps) {
  const { field, base } = conflict;
  const value = conflict[side];
  const { look, parts } = describeDifference(field, base, value);
  const id = useId();
  return (
    <Box
      component="label"
      sx={{ ...cardStyle, borderColor: isChosen ? 'primary.main' : 'divider' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Radio value={side} slotProps={{ input: { 'aria-label': word, 'aria-describedby': id } }} />
        <Typography sx={{ fontWeight: 650 }}>{word}</Typography>
      </Box>
      <Box id={id} sx={{ px: 1.25, pb: 1, ...scrollingIfLarge(260) }}>
        {isSame(value, undefined) ? (
          <Typography color="textSecondary">Left empty</Typography>
        ) : null}
        <DifferenceParts look={look} parts={parts} />
      </Box>
    </Box>
  );
}

const sidesStyle = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
};
const cardStyle = { border: 2, borderRadius: 2, p: 0.5, minWidth: 0, cursor: 'pointer' };
