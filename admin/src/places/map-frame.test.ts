import { viewAround } from '@karibu/graph/contract';
import { expect, test } from 'vitest';
import { fitFrame, panFrame, roundPlace, showInFrame, stepPlace, zoomFrame } from './map-frame.ts';

const SIZE = { width: 600, height: 400 };
const KARATU = { latitude: -3.34, longitude: 35.67 };
const STONE_TOWN = { latitude: -6.16, longitude: 39.19 };
const at = (frame: { middle: typeof KARATU; scale: number }, place: typeof KARATU) =>
  viewAround(frame.middle, frame.scale, SIZE).project(place);

test('a frame holds all places, away from its edges', () => {
  for (const place of [KARATU, STONE_TOWN]) {
    const { x, y } = at(fitFrame([KARATU, STONE_TOWN], SIZE), place);
    expect(x).toBeGreaterThanOrEqual(47.9);
    expect(x).toBeLessThanOrEqual(552.1);
    expect(y).toBeGreaterThanOrEqual(47.9);
    expect(y).toBeLessThanOrEqual(352.1);
  }
  expect(fitFrame([KARATU], SIZE)).toEqual({ middle: KARATU, scale: 240 });
});

test('a point of the map tells the place that is drawn there', () => {
  const view = viewAround(KARATU, 100, SIZE);
  const place = view.locate(view.project(STONE_TOWN));
  expect(place.latitude).toBeCloseTo(STONE_TOWN.latitude, 9);
  expect(place.longitude).toBeCloseTo(STONE_TOWN.longitude, 9);
});

test('zooming keeps its place where it is, and ends at both ends', () => {
  const frame = fitFrame([KARATU, STONE_TOWN], SIZE);
  const nearer = zoomFrame(frame, 2, KARATU);
  expect(nearer.scale).toBeCloseTo(frame.scale * 2);
  expect(at(nearer, KARATU).y).toBeCloseTo(at(frame, KARATU).y, 6);
  expect(at(nearer, KARATU).x).toBeCloseTo(at(frame, KARATU).x, 0);
  expect(zoomFrame(frame, 1e9, KARATU).scale).toBe(20_000);
  expect(zoomFrame(frame, 1e-9, KARATU).scale).toBe(5);
});

test('dragging takes the ground along, and never off the earth', () => {
  const frame = fitFrame([KARATU], SIZE);
  const panned = panFrame(frame, 30, -20);
  const { x, y } = at(panned, KARATU);
  expect(x).toBeCloseTo(330, 0);
  expect(y).toBeCloseTo(180, 0);
  const far = panFrame({ ...frame, scale: 5 }, -1e6, 1e6).middle;
  expect(far).toEqual({ latitude: 85, longitude: 180 });
});

test('arrow keys move a point by pixels: finer when zoomed in, and farther with Shift', () => {
  const frame = { middle: KARATU, scale: 400 };
  expect(stepPlace(KARATU, frame, 'ArrowUp', false)).toEqual({ latitude: -3.33, longitude: 35.67 });
  expect(stepPlace(KARATU, frame, 'ArrowUp', true)).toEqual({ latitude: -3.24, longitude: 35.67 });
  expect(stepPlace(KARATU, frame, 'ArrowLeft', false)?.longitude).toBeCloseTo(35.66, 4);
  const near = stepPlace(KARATU, { ...frame, scale: 4000 }, 'ArrowDown', false);
  expect(near).toEqual({ latitude: -3.341, longitude: 35.67 });
  expect(stepPlace(KARATU, frame, 'Enter', false)).toBeNull();
});

test('the frame follows a point that leaves it, and else stays', () => {
  const frame = fitFrame([KARATU], SIZE);
  expect(showInFrame(frame, SIZE, KARATU)).toBe(frame);
  const { x, y } = at(showInFrame(frame, SIZE, STONE_TOWN), STONE_TOWN);
  expect(x).toBeCloseTo(552, -1);
  expect(y).toBeCloseTo(352, 0);
});

test('a point has no more digits than a press can mean', () => {
  expect(roundPlace({ latitude: -3.123456, longitude: 35.987654 })).toEqual({
    latitude: -3.1235,
    longitude: 35.9877,
  });
});

test('a press beyond the edge of the map marks a place on the earth', () => {
  expect(roundPlace({ latitude: 91, longitude: 180.6436 })).toEqual({
    latitude: 85,
    longitude: 180,
  });
});
