import type { Journey } from '../journey.ts';
import { drawMap } from './draw-map.ts';
import { findRoute } from './stops.ts';

/** The file with the map of a journey; not found where no day of it says where it ends. */
export function answerMap(journey: Journey | undefined): Response {
  const route = findRoute(journey?.itinerary ?? []);
  if (route.stops.length === 0) return new Response(null, { status: 404 });
  return new Response(drawMap(route), { headers: { 'Content-Type': 'image/svg+xml' } });
}
