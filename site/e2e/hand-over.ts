import type { Page } from '../../e2e/test.ts';

/** What the page opened, in order: chat tabs and mail programs. */
export type Opened = { kind: 'chat' | 'mail'; url: string };

/** Notes what a page opens in place of opening it: no mail program starts in a test. */
export async function recordHandOvers(page: Page): Promise<() => Promise<Opened[]>> {
  await page.addInitScript(() => {
    const opened: Opened[] = [];
    Object.assign(window, { opened });
    window.open = (url, target) => {
      opened.push({ kind: 'chat', url: target === '_blank' ? String(url) : 'not in a new tab' });
      return null;
    };
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.href.startsWith('mailto:')) return;
      event.preventDefault();
      opened.push({ kind: 'mail', url: link.href });
    });
  });
  return () => page.evaluate(() => (window as unknown as { opened: Opened[] }).opened);
}

/** The address of every request that is not for a page or a file of the site. */
export function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const isFile = request.method() === 'GET' && request.resourceType() !== 'fetch';
    if (!isFile || request.resourceType() === 'xhr') calls.push(request.url());
  });
  return calls;
}

/** Holds back the files of React, so that no island runs before the function it gives is called. */
export async function holdIslands(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/react.*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Opens a page whose scripts never arrive, as on a line that breaks. */
export async function openWithoutIslands(page: Page, path: string): Promise<void> {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto(path);
}
