export type View = 'grid' | 'list';

const KEY = 'gallery-view';

/** How this browser last showed the gallery. */
export function readView(): View {
  return localStorage.getItem(KEY) === 'list' ? 'list' : 'grid';
}

export function keepView(view: View): void {
  localStorage.setItem(KEY, view);
}
