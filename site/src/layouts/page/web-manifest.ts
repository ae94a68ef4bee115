/** Names the web manifest. In the page's head it would be fetched beside the first picture. */
export function nameWebManifest(): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'manifest', href: '/manifest.webmanifest' });
  addEventListener('load', () => document.head.append(link), { once: true });
}
