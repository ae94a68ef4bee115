import type { APIRoute } from 'astro';
import { answerMap } from '#features/journeys/map/answer-map.ts';

export const GET: APIRoute = ({ locals, params }) =>
  answerMap(locals.content.packageBySlug(params.slug ?? ''));
