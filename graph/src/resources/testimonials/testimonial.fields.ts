import { flag, image, type RecordOf, rating, richText, text } from '#core/fields/index.ts';

export const testimonialFields = {
  name: text({ label: 'Name', required: true, maxLength: 120 }),
  location: text({ label: 'Location', required: true, maxLength: 120 }),
  avatar: image({
    label: 'Avatar',
    help: 'If empty, the initials of the name are shown on a colour.',
  }),
  image: image({ label: 'Image', help: 'Shown when there is no avatar.' }),
  rating: rating({ label: 'Rating', required: true, help: 'From 1 to 5.' }),
  text: richText({ label: 'Text', required: true }),
  tourName: text({ label: 'Tour', required: true, help: 'The title of the tour.' }),
  isFeatured: flag({ label: 'Featured', help: 'Shown first.' }),
  isActive: flag({ label: 'Active', help: 'Shown on the public site.', defaultValue: true }),
};

/**
 * A testimonial, as REST, GraphQL and the site see it. Clients draw a missing avatar from the name,
 * with `avatarInitials` and `avatarColour`. It is never stored, so it always fits the name.
 */
export type Testimonial = RecordOf<typeof testimonialFields>;
