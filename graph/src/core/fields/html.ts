/** HTML reduced to its text: tags dropped, the five common entities and spaces resolved. */
export function htmlToText(html: string): string {
  return html
    .replace(/<(script|style)\b[^>]*>.*?<\/\1>/gis, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (_, name: keyof typeof ENTITIES) => ENTITIES[name])
    .replace(/\s+/g, ' ')
    .trim();
}

const ENTITIES = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Whether HTML shows nothing: no text, picture or video (an editor's `<p></p>`). */
export function isBlankHtml(html: string): boolean {
  return !/<(img|iframe|hr)\b/i.test(html) && htmlToText(html) === '';
}
