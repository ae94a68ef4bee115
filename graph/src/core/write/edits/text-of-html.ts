const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
  '&amp;': '&',
};

/** Changes each text of HTML by itself; tags and their attributes stay as they are. */
export function mapTexts(html: string, change: (text: string) => string): string {
  return html
    .split(/(<[^>]*>)/)
    .map((part, index) => (index % 2 === 1 ? part : changePart(part, change)))
    .join('');
}

/** A part that is not changed keeps the way in which it was written. */
function changePart(part: string, change: (text: string) => string): string {
  const text = part.replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? '');
  const changed = change(text);
  return changed === text ? part : escapeText(changed);
}

/** A text as HTML writes it between tags. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
