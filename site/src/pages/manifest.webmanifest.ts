import type { APIRoute } from 'astro';
import { listIcons } from '#layouts/icons.ts';

export const GET: APIRoute = ({ locals }) => {
  const { siteName, tagline } = locals.content.settings();
  const manifest = {
    name: siteName,
    short_name: siteName.slice(0, 12).trim(),
    description: tagline,
    lang: 'en',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#0a2f48',
    icons: listIcons(locals.content),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  });
};
