import { KILOMETRES_PER_DEGREE, narrowingAt, type Place } from '@karibu/graph/contract';

type Named = Place & { name: string; kind?: string };

/** Nearer than this, in kilometres, it is the same place, or near it; farther there is no tie. */
const SAME = 0.3;
const NEAR = 2;
const FARTHEST = 1500;

/** Where a place is in words: by the nearest one that has a name, and by its coordinates. */
export function sayPlace(place: Place, known: readonly Named[]): string {
  const relation = sayRelation(place, known);
  return relation ? `${relation} (${sayCoordinates(place)})` : sayCoordinates(place);
}

/** `12 km north-east of Karatu`; '' where nothing known is near. */
export function sayRelation(place: Place, known: readonly Named[]): string {
  const [nearest] = known
    .map((each) => ({ each, distance: distanceKm(each, place) }))
    .toSorted((a, b) => a.distance - b.distance || Number(isStay(a.each)) - Number(isStay(b.each)));
  if (!nearest || nearest.distance > FARTHEST) return '';
  const { each, distance } = nearest;
  if (distance < SAME) return `At ${each.name}`;
  if (distance < NEAR) return `Near ${each.name}`;
  const step = distance < 100 ? 1 : 10;
  const length = (Math.round(distance / step) * step).toLocaleString('en-US');
  return `${length} km ${directionOf(each, place)} of ${each.name}`;
}

/** On one spot, what a place is called says more than who has rooms there. */
function isStay({ kind }: Named): boolean {
  return kind === 'Stays';
}

/** `6.17° S, 39.2° E`, as exactly as it is known, but no finer than ten metres. */
export function sayCoordinates({ latitude, longitude }: Place): string {
  const say = (degrees: number, [positive = '', negative = '']: string[]) =>
    `${Number(Math.abs(degrees).toFixed(4))}° ${degrees < 0 ? negative : positive}`;
  return `${say(latitude, ['N', 'S'])}, ${say(longitude, ['E', 'W'])}`;
}

/** The way over the earth between two places. */
export function distanceKm(a: Place, b: Place): number {
  const half = (degrees: number) => Math.sin((degrees * Math.PI) / 360) ** 2;
  const across = narrowingAt(a.latitude) * narrowingAt(b.latitude);
  const chord = half(b.latitude - a.latitude) + across * half(b.longitude - a.longitude);
  return (Math.asin(Math.sqrt(Math.min(1, chord))) * 360 * KILOMETRES_PER_DEGREE) / Math.PI;
}

const DIRECTIONS = [
  ...['north', 'north-east', 'east', 'south-east'],
  ...['south', 'south-west', 'west', 'north-west'],
];

function directionOf(from: Place, to: Place): string {
  const across = (to.longitude - from.longitude) * narrowingAt((from.latitude + to.latitude) / 2);
  const turn = Math.atan2(across, to.latitude - from.latitude) / (Math.PI / 4);
  return DIRECTIONS[(Math.round(turn) + DIRECTIONS.length) % DIRECTIONS.length] ?? '';
}
