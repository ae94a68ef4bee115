import {
  boundsOf,
  middleOf,
  narrowingAt,
  type Place,
  type Size,
  viewAround,
} from '@karibu/graph/contract';

/** What a map shows: the place in its middle, and how many pixels a degree to the north takes. */
export type Frame = { middle: Place; scale: number };

/** From half a continent to a few streets. */
const SCALES = { least: 5, most: 20_000 };
const ALONE = 240;
const MARGIN = 48;
/** How far an arrow key moves a point, in pixels, so that zooming in makes it finer. */
const STEP = { small: 4, large: 40 };

/** The frame that holds all places; a place alone has its surroundings around it. */
export function fitFrame(places: readonly Place[], size: Size): Frame {
  const bounds = boundsOf(places);
  const middle = middleOf(bounds);
  const across = (bounds.east - bounds.west) * narrowingAt(middle.latitude);
  const scale = Math.min(
    (size.width - 2 * MARGIN) / Math.max(across, 1e-9),
    (size.height - 2 * MARGIN) / Math.max(bounds.north - bounds.south, 1e-9),
  );
  return { middle, scale: within(scale, SCALES.least, ALONE) };
}

/** The frame so many times as near, in which a place keeps its point of the map. */
export function zoomFrame({ middle, scale }: Frame, times: number, around: Place): Frame {
  const nearer = within(scale * times, SCALES.least, SCALES.most);
  const share = scale / nearer;
  return {
    scale: nearer,
    middle: keepOnEarth({
      latitude: around.latitude + (middle.latitude - around.latitude) * share,
      longitude: around.longitude + (middle.longitude - around.longitude) * share,
    }),
  };
}

/** The frame after its ground was dragged so many pixels to the right and down. */
export function panFrame({ middle, scale }: Frame, right: number, down: number): Frame {
  return { scale, middle: movePlace(middle, { middle, scale }, -right, -down) };
}

/** The same frame, or one that is moved just as far as a place needs to be well inside it. */
export function showInFrame(frame: Frame, size: Size, place: Place): Frame {
  const { x, y } = viewAround(frame.middle, frame.scale, size).project(place);
  const right = within(x, MARGIN, size.width - MARGIN) - x;
  const down = within(y, MARGIN, size.height - MARGIN) - y;
  return right === 0 && down === 0 ? frame : panFrame(frame, right, down);
}

/** Where an arrow key moves a place; null for any other key. */
export function stepPlace(place: Place, frame: Frame, key: string, isLarge: boolean): Place | null {
  const direction = ARROWS[key];
  if (!direction) return null;
  const step = isLarge ? STEP.large : STEP.small;
  return roundPlace(movePlace(place, frame, direction[0] * step, direction[1] * step));
}

/** A place as a point of a map tells it: to ten metres, and on the earth. */
export function roundPlace(place: Place): Place {
  const { latitude, longitude } = keepOnEarth(place);
  const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
  return { latitude: round(latitude), longitude: round(longitude) };
}

const ARROWS: Partial<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** By pixels of a map. */
function movePlace({ latitude, longitude }: Place, frame: Frame, right: number, down: number) {
  const narrowing = narrowingAt(frame.middle.latitude);
  return keepOnEarth({
    latitude: latitude - down / frame.scale,
    longitude: longitude + right / frame.scale / narrowing,
  });
}

/** Maps end before the poles, where they would be drawn out without end, and at the date line. */
function keepOnEarth({ latitude, longitude }: Place): Place {
  return { latitude: within(latitude, -85, 85), longitude: within(longitude, -180, 180) };
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
