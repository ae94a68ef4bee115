/** The number of an older page of the blog, from 2; undefined for a page that there is not. */
export function parsePage(text: string | undefined, count: number): number | undefined {
  const page = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : 0;
  return page > 1 && page <= count ? page : undefined;
}
