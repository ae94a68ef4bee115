import type { Place } from '@karibu/graph/contract';
import { Box, ButtonBase } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type KeyboardEvent, useState } from 'react';
import type { Dot } from './map-marks.ts';

type MapDotsProps = { dots: Dot[]; onChoose: (place: Place) => void };

/**
 * The known places, each a button. Tab reaches one of them, and the arrow keys lead from west to
 * east and back.
 */
export function MapDots({ dots, onChoose }: MapDotsProps) {
  const [reached, setReached] = useState('');
  const at = Math.max(
    0,
    dots.findIndex(({ place }) => place.name === reached),
  );

  function goOn(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const next = Math.min(Math.max(at + step, 0), dots.length - 1);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <Box role="group" aria-label="Known places" onKeyDown={goOn} sx={groupStyle}>
      {dots.map(({ place, at: { x, y }, label }, index) => (
        <ButtonBase
          key={place.name}
          aria-label={place.name}
          tabIndex={index === at ? 0 : -1}
          disableRipple
          onFocus={() => setReached(place.name)}
          onClick={() => onChoose(place)}
          style={{ left: x - HALF, top: y - HALF }}
        >
          {label ? (
            <span
              className={label.anchor}
              style={{ left: label.x - x + HALF, top: label.y - y + HALF }}
            >
              {place.name}
            </span>
          ) : null}
        </ButtonBase>
      ))}
    </Box>
  );
}

const HALF = 12;
const STEPS: Partial<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

const groupStyle = ({ vars, palette, typography }: Theme) => {
  const { text, background, primary } = (vars ?? { palette }).palette;
  return {
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    '& button': {
      position: 'absolute',
      width: 2 * HALF,
      height: 2 * HALF,
      borderRadius: '50%',
      pointerEvents: 'auto',
    },
    '& button::before': {
      content: '""',
      width: 11,
      height: 11,
      borderRadius: '50%',
      bgcolor: primary.main,
      border: `2px solid ${background.default}`,
    },
    '& button:hover': { zIndex: 1 },
    '& button:hover::before': { width: 15, height: 15 },
    '& span': {
      position: 'absolute',
      translate: '0 -0.82em',
      color: text.primary,
      fontFamily: typography.fontFamily,
      fontSize: 13,
      fontWeight: 600,
      lineHeight: 1,
      whiteSpace: 'nowrap',
      // A rim in the colour of the ground, so that names are read on any of it.
      textShadow: [-1, 0, 1]
        .flatMap((right) => [-1, 0, 1].map((down) => [right, down]))
        .map(([right, down]) => `${right}px ${down}px 1px ${background.default}`)
        .join(),
    },
    '& .middle': { translate: '-50% -0.82em' },
    '& .end': { translate: '-100% -0.82em' },
  } as const;
};
