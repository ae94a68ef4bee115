import { type Place, viewAround } from '@karibu/graph/contract';
import { Box } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import type { KnownPlace } from './known-places.ts';
import { MapDots } from './MapDots.tsx';
import { MapGround } from './MapGround.tsx';
import { MapMark, markBox } from './MapMark.tsx';
import { MapZoom, ZOOM_SIZE, ZOOM_STEP } from './MapZoom.tsx';
import {
  type Frame,
  fitFrame,
  roundPlace,
  showInFrame,
  stepPlace,
  zoomFrame,
} from './map-frame.ts';
import { listMarks } from './map-marks.ts';
import { useMapGestures, useWheelZoom } from './use-map-gestures.ts';
import { useSize } from './use-size.ts';

type PlaceMapProps = {
  known: KnownPlace[];
  /** What is shown at first, where there is no point. */
  around: Place[];
  point: Place | null;
  /** The id of what says how the map is used. */
  helpId: string;
  onPoint: (point: Place) => void;
};

/** A map on which a point is marked by mouse, touch or keyboard. */
export function PlaceMap({ known, around, point, helpId, onPoint }: PlaceMapProps) {
  const { size, element, ref } = useSize();
  const [moved, setFrame] = useState<Frame | null>(null);
  const [atFirst] = useState(point ? [point] : around);
  const frame = moved ?? (size && fitFrame(atFirst.length > 0 ? atFirst : usual(known), size));
  const view = frame && size && viewAround(frame.middle, frame.scale, size);
  const gestures = useMapGestures({ view, frame, point, onFrame: setFrame, onPoint });
  useWheelZoom(element, (times, at) => {
    if (frame && view) setFrame(zoomFrame(frame, times, view.locate(at)));
  });

  function zoom(times: number) {
    if (frame) setFrame(zoomFrame(frame, times, point ?? frame.middle));
  }

  function pressKey(event: KeyboardEvent) {
    if (!frame || !size || event.ctrlKey || event.metaKey || event.altKey) return;
    const times = ZOOM_KEYS[event.key];
    const stepped = stepPlace(point ?? frame.middle, frame, event.key, event.shiftKey);
    if (!times && !stepped) return;
    event.preventDefault();
    if (times) return zoom(times);
    // The first arrow key only marks the middle: from there on it is known what moves.
    const next = point && stepped ? stepped : roundPlace(frame.middle);
    onPoint(next);
    setFrame(showInFrame(frame, size, next));
  }

  const mark = point && view ? view.project(point) : null;
  const taken = size ? [zoomBox(size.width), ...(mark ? [markBox(mark)] : [])] : [];
  const marks = view && listMarks(known, view, taken);
  return (
    <Box
      ref={ref}
      role="application"
      aria-label="Map"
      aria-describedby={helpId}
      tabIndex={0}
      onKeyDown={pressKey}
      {...gestures}
      sx={mapStyle}
    >
      {view && marks ? (
        <>
          <MapGround view={view} landmarks={marks.landmarks} />
          <MapDots dots={marks.dots} onChoose={onPoint} />
        </>
      ) : null}
      {mark ? <MapMark at={mark} /> : null}
      <MapZoom onZoom={zoom} onShowAll={() => size && setFrame(fitFrame(usual(known), size))} />
    </Box>
  );
}

/** Where the operator is at home: trips may lead far away. Without any place, East Africa. */
function usual(known: KnownPlace[]): Place[] {
  const near = known.filter(({ kind }) => kind !== 'Places of trips');
  return [near, known, EAST_AFRICA].find((places) => places.length > 0) ?? [];
}

const EAST_AFRICA = [
  { latitude: 1, longitude: 29 },
  { latitude: -11, longitude: 41 },
];
const ZOOM_KEYS: Partial<Record<string, number>> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
};

function zoomBox(width: number) {
  return { left: width - ZOOM_SIZE.width, right: width, top: 0, bottom: ZOOM_SIZE.height };
}

const mapStyle = {
  position: 'relative',
  overflow: 'hidden',
  // In a low window, what says where the point is stays in sight below it.
  height: 'clamp(12rem, min(56dvh, 100dvh - 14rem), 36rem)',
  borderRadius: 2,
  bgcolor: 'background.sunken',
  cursor: 'crosshair',
  touchAction: 'none',
  userSelect: 'none',
  '&:focus-visible': {
    outline: '3px solid var(--mui-palette-focus-ring)',
    outlineOffset: 2,
    boxShadow: '0 0 0 2px var(--mui-palette-focus-gap)',
  },
} as const;
