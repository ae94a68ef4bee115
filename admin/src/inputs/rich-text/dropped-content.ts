import { toVideoEmbed } from '@karibu/graph/contract';
import type { Editor } from './editor.ts';

type View = Editor['view'];

/** A pasted or dropped picture that comes as a file, and not as part of a text. */
export function pictureOf(transfer: DataTransfer | null): File | null {
  if (transfer?.getData('text/html')) return null;
  return [...(transfer?.files ?? [])].find(({ type }) => type.startsWith('image/')) ?? null;
}

/** Turns a pasted link to a video into its player; gives whether it was one. */
export function pasteVideo(view: View, transfer: DataTransfer | null): boolean {
  const src = toVideoEmbed(transfer?.getData('text/plain') ?? '');
  const player = view.state.schema.nodes.videoEmbed;
  // A link that is pasted over chosen text is meant for that text.
  if (!src || !player || !view.state.selection.empty) return false;
  view.dispatch(view.state.tr.replaceSelectionWith(player.create({ src })).scrollIntoView());
  return true;
}
