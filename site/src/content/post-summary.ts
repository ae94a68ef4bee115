import { type BlogPost, pick } from '@karibu/graph/contract';
import { ofRecord } from './query.ts';

const SUMMARY = [
  'slug',
  'title',
  'excerpt',
  'image',
  'category',
  'author',
  'authorImage',
  'publishedDate',
  'readTime',
] as const;

/** What lists say of a post. A change of its content leaves every list as it is. */
export type PostSummary = Pick<BlogPost, (typeof SUMMARY)[number]>;

export const postSummary = ofRecord((post: BlogPost): PostSummary => pick(post, SUMMARY));
