/** The address behind those that Google and Outlook put around a link; any other as it is. */
export function unwrapAddress(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname, searchParams } = new URL(address);
  const isGoogle = /^(www\.)?google(\.[a-z]{2,3}){1,2}$/.test(hostname) && pathname === '/url';
  const isOutlook = hostname.endsWith('.safelinks.protection.outlook.com');
  if (!isGoogle && !isOutlook) return address;
  const inner = searchParams.get('q') ?? searchParams.get('url') ?? '';
  return /^(https?|mailto|tel):/i.test(inner) ? inner : address;
}

/** Whether a pasted link leads somewhere from here too. */
export function isLinkKept(address: string): boolean {
  return /^(https?:\/\/|mailto:|tel:)/i.test(address) || /^\/(?!\/)/.test(address);
}

/**
 * What becomes of a pasted picture. What is in the text itself is uploaded. Google's addresses stop
 * working after a while, and files of somebody's computer are at no address.
 */
export function judgePicture(address: string): 'keep' | 'upload' | 'leave' {
  if (/^data:image\/(png|jpe?g|gif|webp|avif|tiff|hei[cf]);base64,/i.test(address)) return 'upload';
  if (address.startsWith('/uploads/')) return 'keep';
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return 'leave';
  const { hostname } = new URL(address);
  const isGoogle = /(^|\.)(googleusercontent\.com|docs\.google\.com|drive\.google\.com)$/;
  return isGoogle.test(hostname) ? 'leave' : 'keep';
}

export type LeftBehind = { kind: 'picture' | 'link'; name: string };

/** Names in a sentence what could not be brought along; '' for nothing. */
export function sayLeftBehind(left: readonly LeftBehind[]): string {
  const parts = (['picture', 'link'] as const).flatMap((kind) => {
    const names = left.filter((each) => each.kind === kind).map(({ name }) => name);
    if (names.length === 0) return [];
    const known = [...new Set(names.filter(Boolean))].map((name) => `“${name}”`).join(', ');
    const count = names.length === 1 ? `1 ${kind}` : `${names.length} ${kind}s`;
    return [known ? `${count} (${known})` : count];
  });
  return parts.length > 0 ? `Not brought along: ${parts.join(' and ')}.` : '';
}

/** What a picture is called: by its alternative text, else by its file, unless Word numbered it. */
export function nameOfPicture(alt: string, address: string): string {
  const file = /^file:.*[\\/]([^\\/]+)$/i.exec(address)?.[1] ?? '';
  const isNumbered = /^(clip_)?image\d+\./i.test(file);
  return alt.replace(/\s+/g, ' ').trim().slice(0, 60) || (isNumbered ? '' : decode(file));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
