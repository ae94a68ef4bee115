import rss from '@astrojs/rss';
import { isCalendarDate, publicPath, startOfDay } from '@karibu/graph/contract';
import type { APIRoute } from 'astro';
import * as words from '#layouts/layout.words.ts';
import { homeAddress } from '#layouts/structured-data.ts';

export const GET: APIRoute = ({ locals, url }) => {
  const { content } = locals;
  const { siteName, tagline, timeZone } = content.settings();
  const self = content.publicUrl() + url.pathname;
  /** A post that is dated ahead has no day of publication yet. */
  const startOf = (date: string) =>
    isCalendarDate(date) && !content.isAhead(date) ? startOfDay(timeZone, date) : undefined;
  return rss({
    title: words.feedTitle(siteName),
    description: tagline,
    site: content.publicUrl(),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    // The library's own link to the site goes without the slash that its canonical address has.
    customData: [
      `<link>${homeAddress(content)}</link>`,
      '<language>en</language>',
      `<atom:link href="${self}" rel="self" type="application/rss+xml" />`,
    ].join(''),
    items: content.feedPosts().map(({ title, slug, excerpt, category, publishedDate }) => {
      const pubDate = startOf(publishedDate);
      return {
        title,
        link: publicPath.blog(slug),
        description: excerpt,
        categories: [category],
        ...(pubDate && { pubDate }),
      };
    }),
  });
};
