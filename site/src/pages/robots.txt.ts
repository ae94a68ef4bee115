import type { APIRoute } from 'astro';

export const GET: APIRoute = ({ locals }) => {
  const { content } = locals;
  const lines = ['User-agent: *', 'Disallow: /admin', 'Disallow: /api'];
  // Pages that are not to be listed say so themselves: who may not read them cannot know.
  if (content.isListed() && content.publicUrl()) {
    const sitemaps = ['/sitemap.xml', '/sitemap-images.xml'];
    lines.push(...sitemaps.map((path) => `Sitemap: ${content.publicUrl()}${path}`));
  }
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
};
