import { toVideoEmbed } from '@karibu/graph/contract';
import { Node } from '@tiptap/core';

/** A YouTube or Vimeo player, as the API keeps it. The editor shows a card and loads no video. */
export const VideoEmbed = Node.create({
  name: 'videoEmbed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: null, parseHTML: readPlayer },
    title: { default: 'Video' },
  }),
  parseHTML: () => [
    { tag: 'iframe[src]', getAttrs: (element) => (readPlayer(element) ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['iframe', HTMLAttributes],
  addNodeView:
    () =>
    ({ node }) => ({ dom: drawCard(String(node.attrs.src), String(node.attrs.title)) }),
});

function readPlayer(element: HTMLElement): string | null {
  return toVideoEmbed(element.getAttribute('src') ?? '');
}

function drawCard(src: string, title: string): HTMLElement {
  const card = document.createElement('div');
  card.className = 'video-card';
  const heading = document.createElement('strong');
  heading.textContent = `▶ ${title}`;
  const address = document.createElement('span');
  address.textContent = src.replace('https://', '');
  card.append(heading, address);
  return card;
}
