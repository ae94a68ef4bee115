import type { APIRoute } from 'astro';
import { writeTrips } from '#features/trips/write-trips.ts';

/** The index of all trips in parts, which scripts fetch by need. */
export const GET: APIRoute = ({ locals, params }) => {
  const json = writeTrips(locals.content, params.name ?? '');
  if (json === undefined) return new Response(null, { status: 404 });
  return new Response(json, { headers: { 'content-type': 'application/json' } });
};
