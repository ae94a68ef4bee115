import { describe, expect, test } from 'vitest';
import { dateSitemap } from './sitemap.ts';

const AT = '2027-01-15T08:00:00.000Z';
const OLD = '2026-11-28T08:00:00.000Z';

/** As the site writes it. */
const SITEMAP = `<?xml version="1.0" encoding="UTF-8"?><urlset \
xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://k.example/</loc><lastmod>${OLD}</lastmod></url><url><loc>\
https://k.example/tours</loc></url><url><loc>https://k.example/tours/caf%C3%A9</loc><lastmod>${OLD}\
</lastmod></url></urlset>`;

describe('dateSitemap', () => {
  test('dates the pages that changed, whether they had a date or not', () => {
    const dated = dateSitemap(SITEMAP, (path) => (path === '/' ? undefined : AT));
    expect(dated).toContain(`<loc>https://k.example/</loc><lastmod>${OLD}</lastmod></url>`);
    expect(dated).toContain(`<loc>https://k.example/tours</loc><lastmod>${AT}</lastmod></url>`);
    expect(dated).toContain(`caf%C3%A9</loc><lastmod>${AT}</lastmod></url></urlset>`);
    expect(dated.match(/<lastmod>/g)).toHaveLength(3);
  });

  test('changes nothing where no page changed', () => {
    expect(dateSitemap(SITEMAP, () => undefined)).toBe(SITEMAP);
  });

  test.each([
    ['has the date before the address', SITEMAP.replace('<loc>', '<lastmod>2026</lastmod><loc>')],
    ['has pictures too', SITEMAP.replace('</loc></url>', '</loc><image:image/></url>')],
    ['has a prefix', SITEMAP.replaceAll(/(<\/?)(url|loc|lastmod)>/g, '$1s:$2>')],
    ['has no entry', '<urlset></urlset>'],
  ])('throws where the sitemap %s', (_form, xml) => {
    expect(() => dateSitemap(xml, () => AT)).toThrow('scripts/publish/sitemap.ts did not find');
    expect(() => dateSitemap(xml, () => AT)).toThrow('Look at site/src/features/feeds/sitemap.ts');
  });
});
