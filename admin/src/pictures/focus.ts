import type { Upload } from '../providers/media-calls.ts';

/** What of a picture stays in sight when it is cropped: per cent from its left and top. */
export type Focus = Upload['focus'];

export const MIDDLE: Focus = { x: 50, y: 50 };

/** As the `object-position` of CSS has it. */
export function focusPosition({ x, y }: Focus): string {
  return `${x}% ${y}%`;
}

/** As people read it. */
export function focusText({ x, y }: Focus): string {
  return `${x} % from the left, ${y} % from the top`;
}

const WAYS: Partial<Record<string, { axis: keyof Focus; way: 1 | -1 }>> = {
  ArrowLeft: { axis: 'x', way: -1 },
  ArrowRight: { axis: 'x', way: 1 },
  ArrowUp: { axis: 'y', way: -1 },
  ArrowDown: { axis: 'y', way: 1 },
};

/** Where an arrow key moves it, by 1 per cent or with Shift by 10; `null` for any other key. */
export function moveFocus(focus: Focus, key: string, isFar: boolean) {
  const move = WAYS[key];
  if (!move) return null;
  const { axis, way } = move;
  const moved = Math.min(100, Math.max(0, focus[axis] + way * (isFar ? 10 : 1)));
  return { axis, focus: { ...focus, [axis]: moved } };
}

type Place = { clientX: number; clientY: number };

/** Where in a picture the pointer is; beside the picture, the nearest place in it. */
export function focusAt({ clientX, clientY }: Place, picture: DOMRect): Focus {
  const share = (from: number, length: number) =>
    Math.round(Math.min(1, Math.max(0, from / length)) * 100);
  return {
    x: share(clientX - picture.left, picture.width),
    y: share(clientY - picture.top, picture.height),
  };
}
