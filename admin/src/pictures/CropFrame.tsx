import { type Recipe, type Size, turnedSize, variantUrl } from '@karibu/graph/contract';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { type Area, stepArea } from './crop-area.ts';

type CropFrameProps = {
  /** The address of the whole picture. */
  address: string;
  /** Its size in pixels. */
  original: Size;
  recipe: Recipe;
  ratio: number | null;
  isDisabled: boolean;
  onChange: (area: Area) => void;
};

/** The whole picture as it is turned, with the area that stays: dragged, or moved by keys. */
export function CropFrame({ address, original, recipe, ratio, ...props }: CropFrameProps) {
  const { turn, x, y, width, height } = recipe;
  const size = turnedSize(original, turn);
  const percent = { x: x * 100, y: y * 100, width: width * 100, height: height * 100 };
  const { onChange, isDisabled } = props;
  return (
    <Box sx={frameStyle} onKeyDownCapture={(event) => stepByKey(event, { x, y, width, height })}>
      <ReactCrop
        crop={{ unit: '%', ...percent }}
        aspect={ratio ?? undefined}
        ariaLabels={LABELS}
        disabled={isDisabled}
        keepSelection
        ruleOfThirds
        style={{ width: `min(100%, 44dvh * ${size.width / size.height})` }}
        onChange={(_, area) => onChange(toShares(area))}
      >
        <Box sx={{ ...pictureStyle, aspectRatio: `${size.width} / ${size.height}` }}>
          <Box
            component="img"
            src={variantUrl(address, 1024)}
            alt="The whole picture"
            draggable={false}
            sx={turnStyle(turn, size)}
          />
        </Box>
      </ReactCrop>
    </Box>
  );

  /** On the area itself; the handles at its corners have keys of their own. */
  function stepByKey(event: KeyboardEvent, area: Area): void {
    const isArea = (event.target as HTMLElement).classList.contains(AREA_CLASS);
    if (!isArea || isDisabled) return;
    const stepped = stepArea(area, event.key, event.shiftKey, { size, ratio });
    if (!stepped) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(stepped);
  }
}

const AREA_CLASS = 'ReactCrop__crop-selection';

function toShares({ x, y, width, height }: Area): Area {
  return { x: x / 100, y: y / 100, width: width / 100, height: height / 100 };
}

const handle = (place: string) => `Corner or edge ${place}; the arrow keys move it`;

const LABELS = {
  cropArea: 'Area that stays; the arrow keys move it, with Shift they resize it',
  nwDragHandle: handle('at the upper left'),
  nDragHandle: handle('at the top'),
  neDragHandle: handle('at the upper right'),
  eDragHandle: handle('on the right'),
  seDragHandle: handle('at the lower right'),
  sDragHandle: handle('at the bottom'),
  swDragHandle: handle('at the lower left'),
  wDragHandle: handle('on the left'),
};

const frameStyle = ({ palette }: Theme) =>
  ({
    display: 'flex',
    justifyContent: 'center',
    // Handles at the edges of the picture stay in sight.
    p: 1.5,
    '--rc-drag-handle-size': '24px',
    '--rc-drag-handle-mobile-size': '32px',
    '--rc-focus-color': palette.primary.main,
    '@media (prefers-reduced-motion: reduce)': {
      [`& .${AREA_CLASS}`]: { animation: 'none !important' },
    },
  }) as const;

const pictureStyle = { position: 'relative', bgcolor: 'divider', overflow: 'hidden' } as const;

/** A picture on its side is as wide as its frame is high. */
function turnStyle(turn: number, { width, height }: Size) {
  const isOnSide = turn % 180 !== 0;
  return {
    position: 'absolute',
    top: '50%',
    left: '50%',
    maxWidth: 'none',
    width: isOnSide ? `${(height / width) * 100}%` : '100%',
    height: isOnSide ? `${(width / height) * 100}%` : '100%',
    transform: `translate(-50%, -50%) rotate(${turn}deg)`,
  } as const;
}
