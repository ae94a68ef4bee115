import type { APIRequestContext } from '../../e2e/test.ts';
import { callApi, uniqueName } from './support.ts';

/** Records that no other test knows; the test deletes them with `removeRecord`. */
export function addBlogPost(request: APIRequestContext, values: object = {}) {
  return callApi(request, 'post', '/blog', { ...BLOG_POST, title: uniqueName('Post'), ...values });
}

export function addTestimonial(request: APIRequestContext, values: object = {}) {
  const record = { ...TESTIMONIAL, name: uniqueName('Guest'), ...values };
  return callApi(request, 'post', '/testimonials', record);
}

export function addTeamMember(request: APIRequestContext, values: object = {}) {
  const record = { ...TEAM_MEMBER, name: uniqueName('Guide'), ...values };
  return callApi(request, 'post', '/team', record);
}

/** People of the team, whose names end with a word of their own. */
export async function addCrew(request: APIRequestContext, names = ['Asha', 'Bahati', 'Chiku']) {
  const word = uniqueName('crew');
  const made = await Promise.all(
    names.map((name) => addTeamMember(request, { name: `${name} ${word}` })),
  );
  return { word, ids: made.map(({ id }) => id) };
}

export function addCareer(request: APIRequestContext, values: object = {}) {
  return callApi(request, 'post', '/careers', { ...CAREER, title: uniqueName('Job'), ...values });
}

// None of them is shown to visitors: nothing is published for them.
const BLOG_POST = {
  excerpt: 'A few words.',
  content: '<p>Many words.</p>',
  image: 'https://images.example/post.jpg',
  category: 'Coast',
  author: 'Juma Ali',
  publishedDate: '2026-01-15',
  isPublished: false,
};

const TESTIMONIAL = {
  location: 'Norway',
  rating: 4,
  text: '<p>We would come again.</p>',
  tourName: 'A walk',
  isActive: false,
};

const TEAM_MEMBER = {
  position: 'Head guide',
  bio: '<p>Grew up below Mount Meru.</p>',
  image: 'https://images.example/guide.jpg',
  order: 900,
  isActive: false,
};

const CAREER = {
  department: 'Operations',
  location: 'Arusha',
  employmentType: 'Full-time',
  experienceLevel: 'Mid Level',
  description: 'Lead small groups.',
  isActive: false,
};
