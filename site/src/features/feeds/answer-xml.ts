/** Answers with a sitemap, or with 404 where there is none. */
export function answerXml(xml: string | undefined): Response {
  if (xml === undefined) return new Response(null, { status: 404 });
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
