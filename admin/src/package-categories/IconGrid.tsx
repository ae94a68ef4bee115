import { Box, IconButton, Tooltip } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { labelOfIcon, PackageIcon } from './PackageIcon.tsx';

const COLUMNS = 4;
const STEPS: Partial<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: COLUMNS,
  ArrowUp: -COLUMNS,
};

type IconGridProps = {
  names: readonly string[];
  chosen: string;
  onChoose: (name: string) => void;
};

/** Icons in a grid: one stop of the Tab key, and the arrow keys go from one to the next. */
export function IconGrid({ names, chosen, onChoose }: IconGridProps) {
  const start = names.includes(chosen) ? chosen : names[0];

  function go(event: KeyboardEvent<HTMLElement>, index: number) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = event.currentTarget.parentElement?.querySelectorAll('button');
    buttons?.[index + step]?.focus();
  }

  return (
    <Box role="radiogroup" aria-label="Icons" sx={gridStyle}>
      {names.map((name, index) => (
        <Tooltip key={name} title={labelOfIcon(name)} describeChild>
          <IconButton
            role="radio"
            aria-checked={name === chosen}
            aria-label={labelOfIcon(name)}
            tabIndex={name === start ? 0 : -1}
            autoFocus={name === start}
            onClick={() => onChoose(name)}
            onKeyDown={(event) => go(event, index)}
            sx={buttonStyle}
          >
            <PackageIcon name={name} />
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  );
}

const gridStyle = { display: 'grid', gridTemplateColumns: `repeat(${COLUMNS}, 48px)`, gap: 0.5 };
const buttonStyle = {
  width: 48,
  height: 48,
  borderRadius: 2,
  color: 'text.primary',
  '&[aria-checked=true]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
};
