import type { APIRoute } from 'astro';
import { indexTours } from '#features/tours/tour-index.ts';

export const GET: APIRoute = ({ locals }) => Response.json(indexTours(locals.content));
