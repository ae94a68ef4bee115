import type { APIRoute } from 'astro';

export const GET: APIRoute = ({ locals }) => {
  const sitemap = `${locals.content.publicUrl()}/sitemap.xml`;
  const lines = ['User-agent: *', 'Disallow: /admin', 'Disallow: /api', `Sitemap: ${sitemap}`, ''];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
};
