import { isCentred, uploadInputFields } from '@karibu/graph/contract';
import { Box, Button, Slider, Typography } from '@mui/material';
import { type KeyboardEvent, useId } from 'react';
import { type FocusInputProps, FocusPicture } from './FocusPicture.tsx';
import { type Focus, MIDDLE, moveFocus } from './focus.ts';

const AXES = [
  { axis: 'x', label: uploadInputFields.focus.fields?.x?.label ?? '' },
  { axis: 'y', label: uploadInputFields.focus.fields?.y?.label ?? '' },
] as const;

/** The focal point of a picture: pressed or dragged in the picture, or moved by two sliders. */
export function FocusInput({ upload, alt, value, onChange }: FocusInputProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="h3" component="h3" sx={{ mb: 1 }}>
        {uploadInputFields.focus.label}
      </Typography>
      <FocusPicture upload={upload} alt={alt} value={value} onChange={onChange} />
      <Typography color="textSecondary" sx={{ mt: 1, mb: 1.5, fontSize: 14 }}>
        Press or drag where the picture matters most: that place stays in sight in every crop. The
        arrow keys move it by 1 %, with Shift by 10 %.
      </Typography>
      <Box onKeyDownCapture={(event) => moveByKey(event, value, onChange)}>
        {AXES.map(({ axis, label }) => (
          <Axis
            key={axis}
            label={label}
            value={value[axis]}
            onChange={(share) => onChange({ ...value, [axis]: share })}
          />
        ))}
      </Box>
      <Button
        size="small"
        sx={{ px: 1, ml: -1 }}
        onClick={() => onChange(MIDDLE)}
        disabled={isCentred({ focus: value })}
      >
        Back to the middle
      </Button>
    </Box>
  );
}

/**
 * An arrow key moves the point in its direction, on whichever slider it is pressed. The slider
 * whose value changes gets the focus, so that screen readers read it out.
 */
function moveByKey(event: KeyboardEvent, focus: Focus, onChange: (focus: Focus) => void): void {
  const moved = moveFocus(focus, event.key, event.shiftKey);
  if (!moved) return;
  event.preventDefault();
  event.stopPropagation();
  onChange(moved.focus);
  const sliders = event.currentTarget.querySelectorAll('input');
  sliders[AXES.findIndex(({ axis }) => axis === moved.axis)]?.focus();
}

type AxisProps = { label: string; value: number; onChange: (share: number) => void };

function Axis({ label, value, onChange }: AxisProps) {
  return (
    <Box sx={axisStyle}>
      <Typography sx={{ fontSize: 14 }}>{label}</Typography>
      <Slider
        size="small"
        value={value}
        shiftStep={10}
        onChange={(_, share) => onChange(share as number)}
        aria-label={label}
        getAriaValueText={(share) => `${share} %`}
      />
      <Typography sx={{ fontSize: 14, fontVariantNumeric: 'tabular-nums', textAlign: 'end' }}>
        {value} %
      </Typography>
    </Box>
  );
}

const axisStyle = {
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr) 3rem',
  gap: 2,
  alignItems: 'center',
};
