/** Where a post can be shared, each with the address that opens its form. */
export type ShareLink = { label: string; address: string };

/** The links that share a page. `page` is its canonical address. */
export function shareLinks(page: string, title: string): ShareLink[] {
  const url = encodeURIComponent(page);
  const text = encodeURIComponent(title);
  return [
    { label: 'Facebook', address: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { label: 'Twitter', address: `https://twitter.com/intent/tweet?url=${url}&text=${text}` },
    { label: 'LinkedIn', address: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
  ];
}
