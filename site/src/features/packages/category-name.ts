import { publicPath } from '@karibu/graph/contract';
import type { Content } from '#content/content.ts';
import type { NavigationLink } from '#layouts/navigation.ts';

/** The name of a package's category, and its page where visitors may see it. */
export function nameCategory(
  content: Content,
  slug: string,
): { name: string; link: NavigationLink | undefined } {
  const category = content.packageCategoryLinks().find((known) => known.slug === slug);
  if (!category) return { name: readSlug(slug), link: undefined };
  const path = publicPath['package-categories'](slug);
  return { name: category.name, link: { label: category.name, path } };
}

/** A category that is switched off has no name here, though its packages are still on offer. */
function readSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
