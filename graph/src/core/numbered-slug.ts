/** The slug to try at the n-th attempt: `reef`, `reef-2`, `reef-3`… */
export function numberedSlug(slug: string, attempt: number): string {
  return attempt === 1 ? slug : `${slug}-${attempt}`;
}
