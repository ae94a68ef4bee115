import { Box, Typography } from '@mui/material';
import type { Difference, Part } from './differences.ts';
import { Marked, numbered, Picture, Words } from './marked-parts.tsx';

/** The fields that differ, each under its name. */
export function DifferenceList({ differences }: { differences: Difference[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {differences.map(({ path, label, look, parts }) => (
        <div key={path}>
          <Typography component="dt" color="textSecondary" sx={{ fontSize: 14, fontWeight: 600 }}>
            {label}
          </Typography>
          <Box component="dd" sx={{ m: 0, mt: 0.25 }}>
            <DifferenceParts look={look} parts={parts} />
          </Box>
        </div>
      ))}
    </Box>
  );
}

type DifferencePartsProps = Pick<Difference, 'look' | 'parts'>;

/** What was added and removed, underlined and struck through: colour alone does not say it. */
export function DifferenceParts({ look, parts }: DifferencePartsProps) {
  if (look === 'words') return <Words parts={parts} />;
  return (
    <Box component="ul" sx={look === 'pictures' ? picturesStyle : entriesStyle}>
      {numbered(parts).map(({ key, part }) => (
        <Box component="li" key={key} sx={{ minWidth: 0, opacity: part.mark === 'same' ? 0.7 : 1 }}>
          {look === 'pictures' ? <Picture part={part} /> : <Entry part={part} />}
        </Box>
      ))}
    </Box>
  );
}

/** An entry of a list; below a row that changed stands what of it changed. */
function Entry({ part }: { part: Part }) {
  if (part.mark === 'moved') return <>{part.text} was moved.</>;
  if (!part.changes) return <Marked part={part} />;
  return (
    <>
      <Typography sx={{ fontWeight: 600, mb: 0.5 }}>{part.text}</Typography>
      <DifferenceList differences={part.changes} />
    </>
  );
}

const entriesStyle = { m: 0, pl: 2.5, display: 'grid', gap: 0.25, overflowWrap: 'anywhere' };
const picturesStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 9rem))',
};
