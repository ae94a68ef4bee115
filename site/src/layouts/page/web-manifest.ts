const AFTER_LOAD_MS = 2000;

/** Names the web manifest. Sooner it would be fetched while the first picture is being drawn. */
export function nameWebManifest(): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'manifest', href: '/manifest.webmanifest' });
  const name = () => setTimeout(() => document.head.append(link), AFTER_LOAD_MS);
  addEventListener('load', name, { once: true });
}
