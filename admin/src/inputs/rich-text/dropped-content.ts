import { isPictureFile } from '@karibu/graph/contract';
import { setCaretBehind } from './caret.ts';
import type { Editor } from './editor.ts';
import { readVideo } from './read-video.ts';

type View = Editor['view'];

/** A pasted or dropped picture that comes as a file, and not as part of a text. */
export function pictureOf(transfer: DataTransfer | null): File | null {
  const html = transfer?.getData('text/html') ?? '';
  if (html && !isLonePicture(html)) return null;
  return [...(transfer?.files ?? [])].find(isPictureFile) ?? null;
}

/** Turns a pasted link to a video, or its code, into its player; gives whether it was one. */
export function pasteVideo(view: View, transfer: DataTransfer | null): boolean {
  const video = readVideo(transfer?.getData('text/plain') ?? '');
  const player = view.state.schema.nodes.videoEmbed;
  // A link that is pasted over chosen text is meant for that text.
  if (!video || !player || !view.state.selection.empty) return false;
  const { tr } = view.state;
  const { src, title } = video;
  tr.replaceSelectionWith(player.create({ src, title: title || 'Video' }));
  setCaretBehind(tr, 'videoEmbed');
  view.dispatch(tr);
  return true;
}

/** Whether HTML is one picture and nothing else, as when a picture is copied from a page. */
function isLonePicture(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.querySelectorAll('img').length === 1 && !/\S/.test(body.textContent ?? '');
}
