import type { APIRoute } from 'astro';

export const GET: APIRoute = ({ locals }) => {
  const site = locals.content.publicUrl();
  const sitemaps = ['/sitemap.xml', '/sitemap-images.xml'].map((path) => `Sitemap: ${site}${path}`);
  const lines = ['User-agent: *', 'Disallow: /admin', 'Disallow: /api', ...sitemaps, ''];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
};
