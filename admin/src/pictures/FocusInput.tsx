import { isCentred, uploadInputFields, variantUrl } from '@karibu/graph/contract';
import { Box, Button, Slider, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId } from 'react';
import type { Upload } from '../providers/media-calls.ts';
import { type Focus, focusAt, MIDDLE, moveFocus } from './focus.ts';

type FocusInputProps = {
  upload: Upload;
  alt: string;
  value: Focus;
  onChange: (focus: Focus) => void;
};

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
      <Picture upload={upload} alt={alt} value={value} onChange={onChange} />
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
 * An arrow key moves the point the way it points, on whichever slider it is pressed. The slider whose
 * value that changes gets the focus, so that it is heard too.
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

function Picture({ upload, alt, value, onChange }: FocusInputProps) {
  const take = (event: PointerEvent<HTMLElement>) =>
    onChange(focusAt(event, event.currentTarget.getBoundingClientRect()));
  return (
    <Box
      sx={pictureStyle(upload)}
      onMouseDown={focusSlider}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        take(event);
      }}
      onPointerMove={(event) => event.buttons === 1 && take(event)}
    >
      <img src={variantUrl(upload.url, 1024)} alt={alt} draggable={false} />
      <Box sx={crosshairStyle} style={{ left: `${value.x}%`, top: `${value.y}%` }} />
    </Box>
  );
}

/** So that the arrow keys go on from where the picture was pressed. */
function focusSlider(event: MouseEvent<HTMLElement>): void {
  event.preventDefault();
  const slider = event.currentTarget.parentElement?.querySelector('input');
  slider?.focus({ preventScroll: true });
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

/** As large as fits, with the place of every pixel known before it is loaded. */
function pictureStyle({ width, height }: Upload) {
  return {
    position: 'relative',
    width: `min(100%, 46dvh * ${width / height})`,
    aspectRatio: `${width} / ${height}`,
    bgcolor: 'divider',
    borderRadius: 2,
    overflow: 'hidden',
    cursor: 'crosshair',
    touchAction: 'none',
    '& img': { display: 'block', width: '100%', height: '100%' },
  } as const;
}

/** Light within dark, so that it is seen on any picture. */
const crosshairStyle = ({ palette: { common } }: Theme) =>
  ({
    position: 'absolute',
    width: 36,
    height: 36,
    translate: '-50% -50%',
    borderRadius: '50%',
    border: `2px solid ${common.white}`,
    boxShadow: `0 0 0 1.5px ${common.black}, inset 0 0 0 1.5px ${common.black}`,
    pointerEvents: 'none',
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      m: 'auto',
      width: 6,
      height: 6,
      borderRadius: '50%',
      bgcolor: 'common.white',
      boxShadow: `0 0 0 1.5px ${common.black}`,
    },
  }) as const;
