import { flag, image, type RecordOf, rating, richText, text } from '#core/fields/index.ts';

export const testimonialFields = {
  name: text({ label: 'Name', required: true, maxLength: 120 }),
  location: text({ label: 'Location', required: true, maxLength: 120 }),
  avatar: image({
    label: 'Avatar',
    help: 'Left empty, the initials of the name on a colour of its own stand in.',
  }),
  image: image({ label: 'Image', help: 'Stands in where there is no avatar.' }),
  rating: rating({ label: 'Rating', required: true, help: 'From 1 to 5.' }),
  text: richText({ label: 'Text', required: true }),
  tourName: text({ label: 'Tour', required: true, help: 'The title of the tour.' }),
  isFeatured: flag({ label: 'Featured', help: 'Shown first.' }),
  isActive: flag({ label: 'Active', help: 'Shown on the public site.', defaultValue: true }),
};

/**
 * A testimonial, as REST, GraphQL and the site see it. Without a picture readers make one from the
 * name, with `avatarInitials` and `avatarColour`: nothing is stored, so a corrected name fits.
 */
export type Testimonial = RecordOf<typeof testimonialFields>;
