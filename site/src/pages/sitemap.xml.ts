import type { APIRoute } from 'astro';
import { writeSitemap } from '#features/feeds/sitemap.ts';

export const GET: APIRoute = ({ locals }) =>
  new Response(writeSitemap(locals.content), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
