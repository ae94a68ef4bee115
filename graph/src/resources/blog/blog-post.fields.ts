import {
  calendarDate,
  flag,
  image,
  type RecordOf,
  richText,
  slug,
  text,
} from '#core/fields/index.ts';
import { searchAppearanceFields } from '../search-appearance/search-appearance.fields.ts';
import { relatedTrips } from '../trips/related-trips.ts';

export const blogPostFields = {
  title: text({ label: 'Title', required: true }),
  slug: slug({ from: 'title' }),
  excerpt: text({ label: 'Excerpt', required: true, multiline: true, maxLength: 600 }),
  content: richText({ label: 'Content', required: true }),
  image: image({ label: 'Image', required: true }),
  category: text({ label: 'Category', required: true, maxLength: 80 }),
  author: text({ label: 'Author', required: true, maxLength: 120 }),
  authorImage: image({
    label: 'Author image',
    help: 'If empty, the initials of the author are shown.',
  }),
  publishedDate: calendarDate({
    label: 'Published date',
    help: 'If empty on a new post, today is used.',
    changesAt: 'start',
  }),
  readTime: text({ label: 'Read time', maxLength: 40, defaultValue: '5 min read' }),
  relatedTrips: relatedTrips(),
  isFeatured: flag({ label: 'Featured' }),
  isPublished: flag({ label: 'Published', help: 'Shown on the public site.', defaultValue: true }),
  ...searchAppearanceFields,
};

/** A blog post, as REST, GraphQL and the site see it. */
export type BlogPost = RecordOf<typeof blogPostFields>;
