import type { BlogPost } from '@karibu/graph/contract';
import type { Content } from '#content/content.ts';
import { absoluteUrl, nameOperator, type Thing } from '#layouts/structured-data.ts';

/** A post, as search engines read it. */
export function describePost(content: Content, post: BlogPost, address: string): Thing {
  const isPast = post.publishedDate && !content.isAhead(post.publishedDate);
  return {
    '@type': 'BlogPosting',
    headline: post.title.slice(0, 110),
    description: post.excerpt,
    image: absoluteUrl(content, post.image),
    ...(isPast && { datePublished: post.publishedDate }),
    dateModified: post.updatedAt,
    author: { '@type': 'Person', name: post.author },
    publisher: nameOperator(content),
    mainEntityOfPage: address,
  };
}
