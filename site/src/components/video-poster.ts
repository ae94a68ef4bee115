/** Puts a film's player in the place of its poster once that is pressed. */
export function runVideoPosters(): void {
  for (const poster of document.querySelectorAll<HTMLAnchorElement>('[data-player]')) {
    poster.addEventListener('click', (event) => {
      const address = poster.dataset.player;
      if (!address || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const frame = makePlayer(address, poster.dataset.title ?? '');
      poster.replaceWith(frame);
      frame.focus();
    });
  }
}

function makePlayer(address: string, title: string): HTMLIFrameElement {
  const player = new URL(address);
  player.searchParams.set('autoplay', '1');
  const frame = document.createElement('iframe');
  frame.className = 'player';
  frame.src = player.href;
  frame.title = title;
  frame.allow = 'autoplay; fullscreen; picture-in-picture';
  return frame;
}
