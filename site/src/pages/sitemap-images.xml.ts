import type { APIRoute } from 'astro';
import { answerXml } from '#features/feeds/answer-xml.ts';
import { writeImageSitemap } from '#features/feeds/image-sitemap.ts';

export const GET: APIRoute = ({ locals }) => answerXml(writeImageSitemap(locals.content));
