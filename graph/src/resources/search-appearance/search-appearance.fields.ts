import { image, text, type ValuesOf } from '#core/fields/index.ts';

/** As many letters of a title as search engines show. */
export const SEARCH_TITLE_LETTERS = 60;

/** As many letters of a description as search engines show. */
export const SEARCH_DESCRIPTION_LETTERS = 160;

/** How a page looks in a list of search results and where a link to it is shared. */
export const searchAppearanceFields = {
  searchTitle: text({
    label: 'Search title',
    maxLength: 120,
    help: 'If empty, the title of the page with the name of the site.',
  }),
  searchDescription: text({
    label: 'Search description',
    multiline: true,
    maxLength: 320,
    help: 'If empty, the beginning of the page’s text.',
  }),
  shareImage: image({
    label: 'Share picture',
    help: 'For links on social networks and in messages. If empty, the picture of the page.',
  }),
};

export type SearchAppearance = ValuesOf<typeof searchAppearanceFields>;
