import { defineResource } from '#core/define-resource.ts';
import { blogPostFields } from './blog-post.fields.ts';
import { extendBlog } from './blog-post.operations.ts';

export const blog = defineResource({
  name: 'blog',
  type: { singular: 'BlogPost', plural: 'Blog' },
  label: 'blog post',
  fields: blogPostFields,
  read: 'public',
  write: 'staff',
  publishedBy: 'isPublished',
  filters: ['isPublished', 'isFeatured', 'category', 'author'],
  search: [
    ...(['title', 'slug', 'excerpt', 'content', 'category', 'author'] as const),
    ...(['publishedDate', 'readTime'] as const),
  ],
  sort: '-publishedDate',
  extend: extendBlog,
});
