import { type BlogPost, isCalendarDate } from '@karibu/graph/contract';
import type { Content } from '#content/content.ts';
import { anchorOf } from '#features/about/anchor.ts';
import { absoluteUrl, nameOperator, type Thing } from '#layouts/structured-data.ts';
import { momentOf } from './moment.ts';

/** A post, as search engines read it. */
export function describePost(content: Content, post: BlogPost, address: string): Thing {
  const published = publishedAt(content, post);
  return {
    '@type': 'BlogPosting',
    headline: post.title.slice(0, 110),
    description: post.excerpt,
    image: absoluteUrl(content, post.image),
    ...(published && { datePublished: published }),
    dateModified: post.updatedAt,
    author: describeAuthor(content, post.author),
    publisher: nameOperator(content),
    mainEntityOfPage: address,
  };
}

/** The moment when a post's day began, with its zone; undefined without a day, or before it. */
export function publishedAt(content: Content, { publishedDate }: BlogPost): string | undefined {
  if (!isCalendarDate(publishedDate) || content.isAhead(publishedDate)) return undefined;
  return momentOf(publishedDate, content.settings().timeZone);
}

/** Who wrote a post. A member of the team has an address. */
function describeAuthor(content: Content, name: string): Thing {
  const url = `${content.publicUrl()}/about#${anchorOf(name)}`;
  return { '@type': 'Person', name, ...(content.isInTeam(name) && { url }) };
}
