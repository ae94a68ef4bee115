import { Box, Typography } from '@mui/material';
import { visuallyHidden } from '../layout/visually-hidden.ts';
import { CardImage } from '../records/CardImage.tsx';
import type { Part } from './differences.ts';

const MAX_SAME = 120;

/** A text with what was added and removed, underlined and struck through. */
export function Words({ parts }: { parts: Part[] }) {
  return (
    <Typography component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {numbered(parts).map(({ key, part }, index) => (
        <Marked
          key={key}
          part={part.mark === 'same' ? shorten(part, index > 0, index < parts.length - 1) : part}
        />
      ))}
    </Typography>
  );
}

/** Long stretches that stayed are cut where no change is near. */
function shorten(part: Part, isAfterChange: boolean, isBeforeChange: boolean): Part {
  const { text } = part;
  if (text.length <= MAX_SAME * 2) return part;
  const start = isAfterChange ? text.slice(0, MAX_SAME).replace(/\S*$/, '') : '';
  const end = isBeforeChange ? text.slice(-MAX_SAME).replace(/^\S*/, '') : '';
  if (!isAfterChange && !isBeforeChange) return part;
  return { ...part, text: `${start} … ${end}`.trim() };
}

/** A text that was added or removed says so, for those who cannot see its marks. */
export function Marked({ part: { text, mark } }: { part: Part }) {
  if (mark === 'same') return <span>{text}</span>;
  const isAdded = mark === 'added';
  return (
    <Box component={isAdded ? 'ins' : 'del'} sx={isAdded ? addedStyle : removedStyle}>
      <Box component="span" sx={visuallyHidden}>
        {isAdded ? ' added: ' : ' removed: '}
      </Box>
      {text}
    </Box>
  );
}

/** A picture with what became of it. */
export function Picture({ part: { text, mark } }: { part: Part }) {
  const word = WORDS[mark];
  return (
    <>
      <Box sx={{ borderRadius: 1, overflow: 'hidden', ...(mark === 'removed' && goneStyle) }}>
        <CardImage address={text} />
      </Box>
      <Typography sx={{ fontSize: 13, mt: 0.5 }}>{word}</Typography>
    </>
  );
}

/** Parts may repeat, so their places tell them apart. */
export function numbered(parts: Part[]) {
  return parts.map((part, index) => ({ part, key: `${index} ${part.mark}` }));
}

const WORDS = {
  same: 'Stays',
  added: 'Added',
  removed: 'Removed',
  moved: 'Moved',
  changed: 'Changed',
};

const addedStyle = {
  px: 0.25,
  borderRadius: 0.5,
  color: 'success.main',
  bgcolor: 'action.hover',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
};
const removedStyle = { px: 0.25, color: 'error.main', textDecorationThickness: 1 };
const goneStyle = { filter: 'grayscale(1)', opacity: 0.6 };
