import { flag, image, integer, type RecordOf, select, text } from '#core/fields/index.ts';

export const GALLERY_CATEGORIES = [
  'safari',
  'beach',
  'adventure',
  'cultural',
  'wildlife',
  'nature',
] as const;

export const galleryItemFields = {
  title: text({ label: 'Title', required: true }),
  description: text({ label: 'Description', multiline: true }),
  image: image({ label: 'Image', required: true }),
  alt: text({ label: 'Alternative text', help: 'What the picture shows. If empty, the title.' }),
  category: select({ label: 'Category', options: GALLERY_CATEGORIES }),
  sortOrder: integer({ label: 'Sort order', defaultValue: 0, help: 'The smallest comes first.' }),
  isFeatured: flag({ label: 'Featured' }),
  isActive: flag({ label: 'Active', help: 'Shown on the public site.', defaultValue: true }),
};

/** A picture of the gallery, as REST, GraphQL and the site see it. */
export type GalleryItem = RecordOf<typeof galleryItemFields>;
