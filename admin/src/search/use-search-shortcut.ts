import { useEffect, useRef } from 'react';

/** Calls back on Ctrl-K or ⌘-K, unless a dialog is open. */
export function useSearchShortcut(onPress: () => void): void {
  const current = useRef(onPress);
  current.current = onPress;
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (!isShortcut || event.defaultPrevented) return;
      if (document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      current.current();
    }
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
