import type { APIRoute } from 'astro';
import { answerXml } from '#features/feeds/answer-xml.ts';
import { writeImageSitemap } from '#features/feeds/image-sitemap.ts';
import { writeSitemap } from '#features/feeds/sitemap.ts';

/** A part of the sitemap of pages (`3`) or of pictures (`images-3`). */
export const GET: APIRoute = ({ locals: { content }, params: { part = '' } }) => {
  const [, images, number] = /^(images-)?(\d+)$/.exec(part) ?? [];
  if (number === undefined) return answerXml(undefined);
  const write = images ? writeImageSitemap : writeSitemap;
  return answerXml(write(content, Number(number)));
};
