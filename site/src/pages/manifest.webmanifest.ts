import type { APIRoute } from 'astro';
import { listIcons } from '#layouts/icons.ts';

export const GET: APIRoute = ({ locals }) => {
  const { siteName, tagline } = locals.content.settings();
  const manifest = {
    name: siteName,
    short_name: shortenName(siteName),
    description: tagline,
    lang: 'en',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#0a2f48',
    icons: listIcons(locals.content),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  });
};

const MOST_LETTERS = 12;

/** As many whole words as fit under an icon, at least one. The last one is more than a sign. */
function shortenName(name: string): string {
  const words = name.split(/\s+/);
  const isTooLong = () => words.join(' ').length > MOST_LETTERS;
  const endsInSign = () => !/[\p{L}\p{N}]/u.test(words.at(-1) ?? '');
  while (words.length > 1 && (isTooLong() || endsInSign())) words.pop();
  return words.join(' ');
}
