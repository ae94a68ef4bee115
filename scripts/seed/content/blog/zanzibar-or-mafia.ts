import type { BlogPostContent } from '../types.ts';

/** A draft: it is there so that the back office has one, and the site must not show it. */
export const zanzibarOrMafia: BlogPostContent = {
  title: 'Zanzibar or Mafia? Two Islands Compared',
  slug: 'zanzibar-or-mafia',
  excerpt: 'One has a city and forty beaches, the other has whale sharks and quiet. A draft.',
  content: [
    '<p>We are asked this at least once a week, and the answer depends on what you would do on a day without a plan.</p>',
    '<h2>At a glance</h2>',
    '<ul>',
    '<li><strong>Getting there:</strong> ferries and many flights to Zanzibar; small aircraft alone to Mafia.</li>',
    '<li><strong>Beaches:</strong> long and white on Zanzibar; short, with mangroves between them, on Mafia.</li>',
    '<li><strong>In the water:</strong> good snorkelling at Mnemba; better, and emptier, in Chole Bay.</li>',
    '<li><strong>In the evening:</strong> music and a night market in Stone Town; fruit bats and stars.</li>',
    '</ul>',
    '<p>To be continued, when Salim is back from the boatyard.</p>',
  ].join(''),
  image: 'mafia-island',
  category: 'People and Places',
  author: 'Salim Haji',
  authorImage: 'portrait-salim-haji',
  publishedDate: '2026-11-26',
  readTime: '1 min read',
  isFeatured: false,
  isPublished: false,
};
