import rss from '@astrojs/rss';
import { publicPath } from '@karibu/graph/contract';
import type { APIRoute } from 'astro';

export const GET: APIRoute = ({ locals }) => {
  const { content } = locals;
  const { siteName, tagline } = content.settings();
  return rss({
    title: `${siteName} · Blog`,
    description: tagline,
    site: content.publicUrl(),
    trailingSlash: false,
    items: content.posts().map(({ title, slug, excerpt, category, publishedDate }) => ({
      title,
      link: publicPath.blog(slug),
      description: excerpt,
      categories: [category],
      ...(publishedDate && { pubDate: new Date(`${publishedDate}T00:00:00Z`) }),
    })),
  });
};
