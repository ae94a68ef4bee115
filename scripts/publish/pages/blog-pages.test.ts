import { brotliCompressSync } from 'node:zlib';
import { blogPostFields, settingsFields } from '@karibu/graph/contract.ts';
import { describe, expect, test } from 'vitest';
import { PAGE_BYTES, renderSample, sampleRecord, TODAY } from './sample-site.ts';

const post = (number: number, values: object = {}) =>
  sampleRecord(blogPostFields, {
    slug: `post-${number}`,
    title: `Article number ${number} about roads, rivers and rest`,
    excerpt: `In ${number} days from the hills to the coast, by the road that nobody takes twice in a year. ${'What we saw, ate and paid.'.slice(number % 20)}`,
    content: '<p>Text.</p>',
    image: `/uploads/${(number * 7_919_317).toString(16).padStart(20, 'a7c')}/1536.webp`,
    category: number % 2 ? 'Wildlife' : 'Planning',
    author: 'Amina Juma',
    publishedDate: '2026-10-01',
    ...values,
  });

describe('the blog', () => {
  test('BLOG-3 without a published post it says so', async () => {
    const { main, status } = await renderSample({ blog: [post(1, { isPublished: false })] });
    const list = await main('/blog');
    expect(list).toContain('Showing 0 articles');
    expect(list).toMatch(
      /data-empty(?! hidden)[^>]*>\s*<p[^>]*>No articles found in this category\./,
    );
    expect(await status('/blog/post-1')).toBe(404);
  });

  test('ERR-12 a post without a date says No date, and one that cannot be read Invalid date', async () => {
    const { main } = await renderSample({
      blog: [post(1, { publishedDate: '' }), post(2, { publishedDate: '2026-02-31' })],
    });
    for (const path of ['/blog', '/blog/post-1']) expect(await main(path)).toContain('No date');
    for (const path of ['/blog', '/blog/post-2'])
      expect(await main(path)).toContain('Invalid date');
  });

  test('no post claims to be published on a day that is still to come', async () => {
    const { html } = await renderSample({
      blog: [
        post(1, { publishedDate: TODAY }),
        post(2, { publishedDate: '2027-01-16' }),
        post(3, { publishedDate: '2026-02-31' }),
      ],
    });
    const feed = await html('/blog/rss.xml');
    expect(feed.match(/<item>/g)).toHaveLength(3);
    // The day begins at its midnight in Dar es Salaam.
    expect([...feed.matchAll(/<pubDate>(.*?)</g)].map(([, date]) => date)).toEqual([
      'Thu, 14 Jan 2027 21:00:00 GMT',
    ]);
    expect(await html('/blog/post-1')).toContain(`"datePublished":"${TODAY}T00:00:00`);
    expect(await html('/blog/post-2')).not.toContain('datePublished');
  });

  test('the home page has one address in canonical link, structured data and feed', async () => {
    const settings = sampleRecord(settingsFields, { siteName: 'Karibu' });
    const { html } = await renderSample({ blog: [post(1)], settings });
    const feed = await html('/blog/rss.xml');
    expect(feed.match(/<link>[^<]*<\/link>/)?.[0]).toBe('<link>https://karibu.example/</link>');
    expect(feed).toContain('<language>en</language>');
    expect(feed).toMatch(
      /<atom:link href="https:\/\/karibu\.example\/blog\/rss\.xml" rel="self"[^>]*\/>/,
    );
    const home = await html('/');
    expect(home).toContain('<link rel="canonical" href="https://karibu.example/">');
    for (const page of [home, await html('/blog/post-1')]) {
      expect(page).toContain('"url":"https://karibu.example/"');
      expect(page).not.toContain('"https://karibu.example"');
    }
  });

  test('BLOG-3 of any size it keeps its pages small, and every post is reachable without a script', async () => {
    const posts = Array.from({ length: 60 }, (_, index) => post(index + 1));
    const media = posts.map(({ image: url }: Record<string, unknown>) => ({
      ...{ url, width: 1536, height: 1024, placeholder: '#a1b2c3 #d4e5f6' },
      widths: [320, 640, 768, 1024, 1280, 1536],
    }));
    const { html, listPaths } = await renderSample({ blog: posts, media });
    const seen: string[] = [];
    let path: string | undefined = '/blog';
    while (path) {
      expect(listPaths()).toContain(path);
      const page: string = await html(path);
      expect(brotliCompressSync(page).byteLength, path).toBeLessThanOrEqual(PAGE_BYTES);
      seen.push(...[...page.matchAll(/href="\/blog\/(post-\d+)"/g)].map(([, slug]) => slug ?? ''));
      path = /<a[^>]*href="([^"]+)"[^>]*data-older/.exec(page)?.[1];
    }
    expect(seen).toEqual(posts.map((_, index) => `post-${index + 1}`));
  });
});
