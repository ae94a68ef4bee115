import { describe, expect, test } from 'vitest';
import { dateIn } from '../../core/calendar.ts';
import { describeContent } from '../../testing/resource-contract.ts';
import type { Json } from '../../testing/test-server.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { blog } from './blog-post.resource.ts';

const server = useTestServer();

function postInput(changes: object = {}): Json {
  return {
    title: 'When to see the crossing',
    excerpt: 'July to October, with luck.',
    content: '<p>The river decides.</p>',
    image: 'https://pictures.example/mara.jpg',
    category: 'Wildlife',
    author: 'Neema',
    ...changes,
  };
}

const post = (changes: object = {}) =>
  server.rest('POST', '/blog', { as: 'editor', body: postInput(changes) });

describeContent({
  getServer: () => server,
  resource: blog,
  ids: {
    list: 'API-BLOG-1',
    read: 'API-BLOG-2',
    create: 'API-BLOG-3 VAL-14',
    update: 'API-BLOG-4',
    remove: 'API-BLOG-5',
  },
  makeInput: postInput,
  required: ['title', 'excerpt', 'content', 'image', 'category', 'author'],
  change: { publishedDate: '2024-02-29' },
});

describe('blog posts', () => {
  test('ENT-9 fills omitted fields with defaults', async () => {
    const { body } = await post({ readTime: '' });
    expect(body.data).toMatchObject({
      authorImage: '',
      readTime: '5 min read',
      isPublished: true,
      isFeatured: false,
    });
  });

  test('ENT-1 ENT-9 gives a post without a date today’s date at the operator', async () => {
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await server.rest('PUT', '/settings', { as: 'editor', body: { siteName: 'K', timeZone } });
      const earliest = dateIn(timeZone, new Date());
      const { publishedDate } = (await post()).body.data;
      expect([earliest, dateIn(timeZone, new Date())]).toContain(publishedDate);
    }
    expect((await post({ publishedDate: '2025-01-31' })).body.data.publishedDate).toBe(
      '2025-01-31',
    );
  });

  test('ENT-1 refuses a date that does not exist', async () => {
    for (const publishedDate of ['2025-02-29', '31/01/2025', '2025-1-1', 20250101]) {
      const { status, body } = await post({ publishedDate });
      expect([status, body.errors[0].path]).toEqual([422, 'publishedDate']);
    }
  });

  test('API-BLOG-1 filters by category and lists the newest date first', async () => {
    const category = 'Ordered';
    for (const publishedDate of ['2023-05-01', '2024-01-01', '2023-12-31']) {
      await post({ category, publishedDate });
    }
    const { body } = await server.rest('GET', '/blog?category=Ordered&isPublished=true&limit=2');
    expect(body.count).toBe(3);
    expect(body.data.map((each: Json) => each.publishedDate)).toEqual(['2024-01-01', '2023-12-31']);
  });

  test('VAL-23 VAL-24 turns video links into players, and requires content', async () => {
    const video = '<p>https://youtu.be/dQw4w9WgXcQ</p>';
    const { body } = await post({ content: `<p>See:</p>${video}` });
    expect(body.data.content).toContain('src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"');
    const again = await server.rest('PUT', `/blog/${body.data.id}`, {
      as: 'editor',
      body: { content: body.data.content },
    });
    expect(again.body.data.content).toBe(body.data.content);
    const foreign = await post({ content: '<iframe src="https://evil.example/"></iframe>' });
    expect([foreign.status, foreign.body.errors]).toEqual([
      422,
      [{ path: 'content', message: 'Content is required' }],
    ]);
  });
});
