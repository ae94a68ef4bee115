import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus with an item that moves: browsers drop it when its element is taken to another
 * place. `follow` names the item and the control that had the focus.
 */
export function useFollowingFocus(ids: readonly string[]) {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<{ id: string; control: string } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order is what moves the items.
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { id, control } = wanted.current;
    wanted.current = null;
    const item = [...(list.current?.children ?? [])].find(
      (child) => child instanceof HTMLElement && child.dataset.item === id,
    );
    const find = (name: string) =>
      item?.querySelector<HTMLElement>(`[data-control="${name}"]:not(:disabled)`);
    (find(control) ?? find('grip'))?.focus();
  }, [ids.join('\n')]);
  return {
    list,
    follow(id: string | undefined, control: string) {
      wanted.current = id === undefined ? null : { id, control };
    },
  };
}
