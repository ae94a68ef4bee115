import { toVideoEmbed } from '@karibu/graph/contract';

/** What a player that is put in begins with. */
export type Video = { src: string; title: string };

/**
 * The video that a link, or the code that YouTube and Vimeo give for embedding, leads to. Null for
 * any other text.
 */
export function readVideo(text: string): Video | null {
  const code = /^\s*(?:<div\b[^>]*>\s*)?<iframe\b([^>]*)>/i.exec(text)?.[1];
  const src = toVideoEmbed(code === undefined ? text : attributeOf(code, 'src'));
  if (!src) return null;
  const title = attributeOf(code ?? '', 'title');
  return { src, title: NAMELESS.test(title) ? '' : title };
}

/** The titles that the players' own code has for any video. */
const NAMELESS = /^(?:youtube|vimeo) video player$/i;

function attributeOf(attributes: string, name: string): string {
  const found = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes);
  return (found?.[1] ?? found?.[2] ?? '').replaceAll('&amp;', '&');
}
