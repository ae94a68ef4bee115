const CONTROLS = 'a,button,input,select,textarea,label,summary,iframe,video';
/** Where the button is looked under, as shares of its width and height. */
const SPOTS = [0.1, 0.5, 0.9];

/**
 * On small screens the chat button is a tab at the edge, beside what is read. Once scrolling has come
 * to rest where it would lie on neither words nor controls, it is there in full.
 */
export function runChatButton(): void {
  const button = document.querySelector<HTMLElement>('.chat');
  if (!button) return;
  const show = () => button.toggleAttribute('data-free', isFree(button));
  const tuck = () => button.removeAttribute('data-free');
  addEventListener('scroll', tuck, { passive: true });
  for (const event of ['scrollend', 'load', 'resize']) addEventListener(event, show);
}

function isFree(button: HTMLElement): boolean {
  const { top, height } = button.getBoundingClientRect();
  // As high as it is wide in full, and as far from the edge as the style says.
  const left = document.documentElement.clientWidth - height - 16;
  return SPOTS.every((x) =>
    SPOTS.every((y) => isBlank(button, left + x * height, top + y * height)),
  );
}

/** Whether the uppermost thing below the button holds no words of its own and cannot be used. */
function isBlank(button: HTMLElement, x: number, y: number): boolean {
  const below = document.elementsFromPoint(x, y).find((element) => !button.contains(element));
  if (!below) return true;
  const hasWords = [...below.childNodes].some((node) => node instanceof Text && node.data.trim());
  return !hasWords && !below.closest(CONTROLS);
}
