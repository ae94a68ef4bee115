/** The number of an older page of the blog, from 2; undefined where there is no such page. */
export function parsePage(text: string | undefined, count: number): number | undefined {
  const page = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : 0;
  return page > 1 && page <= count ? page : undefined;
}
