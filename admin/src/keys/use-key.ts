import { useEffect, useRef } from 'react';

/**
 * Calls back on a key that is pressed alone: not while someone types, and not below an open dialog,
 * to which the keys belong then.
 */
export function useKey(key: string, onPress: () => void): void {
  const current = useRef(onPress);
  current.current = onPress;
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const isAlone = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key !== key || !isAlone || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      current.current();
    }
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [key]);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]');
}
