import { variantUrl } from '@karibu/graph/contract';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { MouseEvent, PointerEvent } from 'react';
import type { Upload } from '../providers/media-calls.ts';
import { type Focus, focusAt } from './focus.ts';

export type FocusInputProps = {
  upload: Upload;
  alt: string;
  value: Focus;
  onChange: (focus: Focus) => void;
};

/** A picture in which the focal point is pressed or dragged. */
export function FocusPicture({ upload, alt, value, onChange }: FocusInputProps) {
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
