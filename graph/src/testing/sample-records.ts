import { destinationInput, type Json, tourInput } from './test-server.ts';

const image = 'https://pictures.example/sample.jpg';
const text = '<p>A sample.</p>';

/** A valid record of every kind of content by its REST path. Referenced records come first. */
export const SAMPLE_RECORDS: Record<string, Json> = {
  '/package-categories': { name: 'Samples', slug: 'samples' },
  '/packages': {
    ...{ title: 'Sample', description: text, image, category: 'samples' },
    ...{ destination: 'Zanzibar', duration: '3 Days', price: 900 },
  },
  '/tours': tourInput(),
  '/destinations': destinationInput(),
  '/gallery': { title: 'Sample', image },
  '/blog': {
    ...{ title: 'Sample', excerpt: 'A sample', content: text, image },
    ...{ category: 'Tips', author: 'Amina' },
  },
  '/testimonials': {
    ...{ name: 'Amina', location: 'Arusha', rating: 5, text: 'A sample' },
    ...{ tourName: 'Reef Day' },
  },
  '/team': { name: 'Amina', position: 'Guide', bio: 'A sample', image },
  '/careers': {
    ...{ title: 'Sample', department: 'Sales & Marketing', location: 'Arusha', description: text },
    ...{ employmentType: 'Full-time', experienceLevel: 'Mid Level' },
  },
};

/** GraphQL's name of one record of each kind of content. */
export const SAMPLE_FIELDS: Record<string, string> = {
  packageCategory: '/package-categories',
  package: '/packages',
  tour: '/tours',
  destination: '/destinations',
  galleryItem: '/gallery',
  blogPost: '/blog',
  testimonial: '/testimonials',
  teamMember: '/team',
  career: '/careers',
};
