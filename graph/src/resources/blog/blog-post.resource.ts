import { defineResource } from '#core/resource.ts';
import { blogPostFields } from './blog-post.fields.ts';

export const blog = defineResource({
  name: 'blog',
  type: { singular: 'BlogPost', plural: 'Blog' },
  words: { singular: 'blog post', plural: 'blog posts' },
  title: 'title',
  fields: blogPostFields,
  address: (slug: string) => `/blog/${slug}`,
  read: 'public',
  write: 'staff',
  publishedBy: 'isPublished',
  waitsFor: 'publishedDate',
  filters: ['isPublished', 'isFeatured', 'category', 'author'],
  search: [
    ...(['title', 'slug', 'excerpt', 'content', 'category', 'author'] as const),
    ...(['publishedDate', 'readTime'] as const),
  ],
  sort: '-publishedDate',
});
