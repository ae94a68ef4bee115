import type { APIRoute } from 'astro';
import worker from '#features/kept-trips/worker.js?raw';

/** The worker of a saved trip. It stands at the root, so that its scope may be any trip. */
export const GET: APIRoute = () =>
  new Response(worker, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
