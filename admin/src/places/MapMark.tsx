import type { Box as Area, MapPoint } from '@karibu/graph/contract';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';

/** The mark of the point that is chosen, its tip on it; as large as a finger. */
export function MapMark({ at }: { at: MapPoint }) {
  return (
    <Box data-mark aria-hidden sx={markStyle} style={{ left: at.x, top: at.y }}>
      <svg width="34" height="42" viewBox="0 0 34 42" aria-hidden="true">
        <path d="M17 41C8 29 2 23 2 16a15 15 0 0 1 30 0c0 7-6 13-15 25Z" />
        <circle cx="17" cy="16" r="5.5" />
      </svg>
    </Box>
  );
}

/** The room that the mark takes. */
export function markBox({ x, y }: MapPoint): Area {
  return { left: x - 20, right: x + 20, top: y - 46, bottom: y + 6 };
}

const markStyle = ({ vars, palette }: Theme) => {
  const { error, background } = (vars ?? { palette }).palette;
  return {
    position: 'absolute',
    display: 'grid',
    justifyItems: 'center',
    alignItems: 'end',
    width: 44,
    height: 48,
    translate: '-50% -100%',
    cursor: 'grab',
    '& path': { fill: error.main, stroke: background.default, strokeWidth: 2 },
    '& circle': { fill: background.default },
  } as const;
};
