import type { APIRoute } from 'astro';
import { answerXml } from '#features/feeds/answer-xml.ts';
import { writeSitemap } from '#features/feeds/sitemap.ts';

export const GET: APIRoute = ({ locals }) => answerXml(writeSitemap(locals.content));
