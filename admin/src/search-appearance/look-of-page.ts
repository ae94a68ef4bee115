import {
  htmlToText,
  SEARCH_DESCRIPTION_LETTERS,
  SEARCH_TITLE_LETTERS,
  shorten,
  summarize,
} from '@karibu/graph/contract';

/** The values of a form that decide how its page looks elsewhere. */
type PageValues = {
  excerpt?: string;
  description?: string;
  searchTitle?: string;
  searchDescription?: string;
};

/** How a page looks in a list of search results, and what of it is too long to be shown whole. */
export type PageLook = { title: string; description: string; hints: string[] };

/** The look of a page by its title and the values in its form, as the site writes them. */
export function lookOfPage(pageTitle: string, values: PageValues, siteName: string): PageLook {
  const title = values.searchTitle || `${pageTitle} · ${siteName}`;
  const text = values.excerpt || htmlToText(values.description ?? '');
  const description = values.searchDescription || summarize(text);
  return {
    title: shorten(title, SEARCH_TITLE_LETTERS),
    description: shorten(description, SEARCH_DESCRIPTION_LETTERS),
    hints: [
      hint('title', title.length, SEARCH_TITLE_LETTERS),
      hint('description', description.length, SEARCH_DESCRIPTION_LETTERS),
    ].flat(),
  };
}

function hint(name: string, length: number, most: number): string[] {
  if (length <= most) return [];
  return [`The ${name} has ${length} letters. Search engines show about ${most}.`];
}
