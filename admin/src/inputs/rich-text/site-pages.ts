export type SitePage = { title: string; path: string };

/** The pages of the site that are not a record's own, by the names that they go by. */
export const SITE_PAGES: SitePage[] = [
  { title: 'Home', path: '/' },
  { title: 'All tours', path: '/tours' },
  { title: 'All packages', path: '/packages' },
  { title: 'Destinations', path: '/destinations' },
  { title: 'Gallery', path: '/gallery' },
  { title: 'Blog', path: '/blog' },
  { title: 'About us', path: '/about' },
  { title: 'Contact', path: '/contact' },
  { title: 'Careers', path: '/careers' },
];

/** The pages in whose name or path all words stand. */
export function findSitePages(text: string): SitePage[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return SITE_PAGES.filter(({ title, path }) => {
    const name = `${title} ${path}`.toLowerCase();
    return words.every((word) => name.includes(word));
  });
}
