import {
  isLinkKept,
  judgePicture,
  type LeftBehind,
  nameOfPicture,
  unwrapAddress,
} from './addresses.ts';
import { makeWordLists } from './word-lists.ts';

export type PastedPicture = { address: string; file: File };

export type CleanPaste = {
  html: string;
  /** Pictures that came within the text, to be uploaded; they stand there by `address`. */
  pictures: PastedPicture[];
  left: LeftBehind[];
};

/**
 * Pasted HTML without what Word and Google Docs put around it: lists are lists, blank paragraphs
 * are gone, links lead where they say. What cannot come along is named in `left`.
 */
export function cleanPasted(html: string): CleanPaste {
  // What was copied in this editor stays as it is.
  if (html.includes('data-pm-slice')) return { html, pictures: [], left: [] };
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(USELESS)) element.remove();
  for (const element of [...body.querySelectorAll('*')]) clearOffice(element);
  makeWordLists(body);
  clearGoogle(body);
  nestLists(body);
  const left: LeftBehind[] = [];
  const pictures = [...body.querySelectorAll('img')].flatMap((img) => takePicture(img, left) ?? []);
  for (const link of body.querySelectorAll('a')) takeLink(link, left);
  for (const element of [...body.querySelectorAll(BLOCKS)].reverse()) removeIfBlank(element);
  return { html: body.innerHTML, pictures, left };
}

const USELESS = [
  ...['style', 'script', 'meta', 'link', 'title', 'xml', 'br.Apple-interchange-newline'],
  ...['li[role="checkbox"] img', 'img[width="1"][height="1"]'],
].join();

/** Office's own elements have a colon in their names: `o:p` holds a space, others hold text. */
function clearOffice(element: Element): void {
  const [space, name] = element.localName.split(':');
  if (name === undefined) {
    if (element.matches('p.MsoTitle')) rename(element, 'h1');
    if (element.matches('p[role="heading"]')) rename(element, headingOf(element));
    return;
  }
  if (space === 'o' || space === 'v') element.remove();
  else element.replaceWith(...element.childNodes);
}

function headingOf(element: Element): string {
  return `h${Math.min(6, Math.max(1, Number(element.getAttribute('aria-level')) || 2))}`;
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Google Docs wraps a whole text in a `b` that is not bold, and underlines its links. */
function clearGoogle(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll('[id^="docs-internal-guid"]')) {
    wrapper.replaceWith(...wrapper.childNodes);
  }
  for (const part of body.querySelectorAll<HTMLElement>('a span, a u')) {
    if (part.localName === 'u') part.replaceWith(...part.childNodes);
    else part.style.textDecoration = '';
  }
  for (const part of body.querySelectorAll<HTMLElement>('span[style*="vertical-align"]')) {
    const { verticalAlign } = part.style;
    if (verticalAlign === 'super') rename(part, 'sup');
    if (verticalAlign === 'sub') rename(part, 'sub');
  }
}

/** A list that stands in a list belongs to the entry before it. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const entry = list.previousElementSibling;
    if (entry?.localName === 'li') entry.append(list);
  }
}

function takePicture(img: HTMLImageElement, left: LeftBehind[]): PastedPicture | null {
  const address = img.getAttribute('src') ?? '';
  const what = judgePicture(address);
  if (what === 'keep') return null;
  const file = what === 'upload' ? toFile(address) : null;
  if (!file) {
    left.push({ kind: 'picture', name: nameOfPicture(img.alt, address) });
    img.remove();
    return null;
  }
  img.src = URL.createObjectURL(file);
  img.removeAttribute('width');
  img.removeAttribute('height');
  return { address: img.src, file };
}

function toFile(address: string): File | null {
  const [, type = '', base64 = ''] = /^data:([^;]+);base64,(.*)$/s.exec(address) ?? [];
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return new File([bytes], `pasted.${type.replace('image/', '')}`, { type });
  } catch {
    return null;
  }
}

function takeLink(link: HTMLAnchorElement, left: LeftBehind[]): void {
  const written = link.getAttribute('href');
  const address = unwrapAddress(written ?? '');
  if (isLinkKept(address)) {
    link.setAttribute('href', address);
    return;
  }
  const name = (link.textContent ?? '').trim().slice(0, 60);
  if (written && name) left.push({ kind: 'link', name });
  link.replaceWith(...link.childNodes);
}

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, div, li, ul, ol, body > br';

function removeIfBlank(element: Element): void {
  const hasText = (element.textContent ?? '').replaceAll('\u00a0', ' ').trim() !== '';
  if (!hasText && !element.querySelector('img, iframe, table, hr')) element.remove();
}
