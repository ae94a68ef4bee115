import type { APIRoute } from 'astro';
import { writeTourIndex } from '#features/tours/tour-index.ts';

export const GET: APIRoute = ({ locals }) =>
  new Response(writeTourIndex(locals.content), { headers: { 'content-type': 'application/json' } });
