import type { RequestHandler } from 'express';
import { AppError } from '#core/errors.ts';
import { formatDate } from '#core/format.ts';
import type { RenderedPreview } from '#publish/preview.operations.ts';
import type { ReleaseStore } from '#publish/release-store.ts';
import { pageHeaders } from './page-headers.ts';
import { toSmallPage } from './small-page.ts';

/** Tells whoever sees the page that it is a preview, and how long its address answers. */
const toRibbon = (
  lastDate: string,
) => `<p style="position:fixed;inset:5rem auto auto 50%;z-index:99;translate:-50%;
margin:0;
width:max-content;max-width:calc(100% - 4rem);text-align:center;
padding:.5rem 1.1rem;border-radius:1.4rem;background:#7a1f1f;color:#fff;font:600 15px/1.4 system-ui;
box-shadow:0 6px 24px rgb(0 0 0 / 35%)">Preview · not published · this link works until
${formatDate(lastDate)}</p>`;

const GONE = toSmallPage(
  'Preview',
  `<h1>This preview is over</h1>
<p>A preview lasts a week. Press Preview in the form again to see the record as it is now.</p>
<p><a href="/admin">To the back office</a></p>`,
);

/**
 * Serves the preview of a page. No cache keeps it and no search engine lists it. It may run the
 * scripts of the live release and no others.
 */
export function createPreviewHandler(
  renderPreview: (token: string) => Promise<RenderedPreview>,
  releases: ReleaseStore,
  isHttps: boolean,
): RequestHandler {
  return async (request, response) => {
    const live = await releases.current();
    response.set({
      ...pageHeaders(live?.scripts, isHttps),
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex, nofollow, noarchive',
    });
    const rendered = await renderPreview(request.path.slice(1)).catch((error) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    });
    if (rendered === null) return void response.status(404).type('html').send(GONE);
    const { html, lastDate } = rendered;
    response.type('html').send(html.replace(/<\/body>/, () => `${toRibbon(lastDate)}</body>`));
  };
}
