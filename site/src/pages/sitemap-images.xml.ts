import type { APIRoute } from 'astro';
import { writeImageSitemap } from '#features/feeds/image-sitemap.ts';

export const GET: APIRoute = ({ locals }) =>
  new Response(writeImageSitemap(locals.content), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
