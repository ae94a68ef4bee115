import plain from '../../../../.fonts/map.woff2?inline';
import extended from '../../../../.fonts/map-extended.woff2?inline';
import marked from '../../../../.fonts/map-marked.woff2?inline';
import type { Journey } from '../journey.ts';
import { drawMap } from './draw-map.ts';
import { findRoute } from './stops.ts';

/** Letters that only the fonts of marked letters have. */
const MARKED = /[\u00a1-\u0233]/;

/** The file with the map of a journey; not found where no day of it says where it ends. */
export function answerMap(journey: Journey | undefined): Response {
  const route = findRoute(journey?.itinerary ?? []);
  if (route.stops.length === 0) return new Response(null, { status: 404 });
  const hasMarks = route.stops.some(({ name }) => MARKED.test(name));
  const fonts = hasMarks ? [plain, marked, extended] : [plain];
  return new Response(drawMap(route, fonts), { headers: { 'Content-Type': 'image/svg+xml' } });
}
