/** What the blog says beside its articles. */
export const title = 'Travel Blog';
export const text =
  'Seasons, tides, roads and manners, from the people who guide, sail and cook for you.';
export const articles = 'Articles';
export const category = 'Category';
export const count = { one: 'Showing 1 article', other: 'Showing {n} articles' };
export const loading = 'Loading blog posts...';
export const empty = 'No articles found in this category.';
export const older = 'Older articles';
export const newer = 'Newer articles';
export const callTitle = 'Still have a question?';
export const callText = 'Ask us. Someone who was there last week will write back.';

/** What the pages of older articles say. */
export const olderPageTitle = (page: number, pages: number) =>
  `Travel Blog, page ${page} of ${pages}`;
export const olderText = 'Stories from earlier seasons.';
export const olderPages = 'Pages of the blog';

/** What an article and its card say beside its own texts. */
export const postReadMore = 'Read More';
/** It follows, unseen, for search engines and those who hear the links of a page one by one. */
export const postReadMoreOf = (title: string) => `: ${title}`;
export const postBack = 'Back to the blog';
export const postAuthor = 'Author';
export const postTravelWriter = 'Travel Writer';
export const postShare = 'Share this article';
export const postShareOn = (service: string) => `Share on ${service}`;
export const postRelated = 'Related Articles';
export const postCallTitle = 'Would you like to go there?';
export const postCallText =
  'Tell us what caught your eye. We will sketch a journey around it, and asking costs nothing.';

export const notFoundTitle = 'Article Not Found';
export const notFoundText = "The article you're looking for doesn't exist";
export const notFoundBack = 'Back to the blog';
