import { useEffect, useRef } from 'react';

type KeyOptions = {
  /** Pressed with Ctrl or ⌘, and not alone. */
  isCommand?: boolean;
};

/**
 * Calls back on a key: not while someone types, and not below an open dialog, to which the keys
 * belong then.
 */
export function useKey(key: string, onPress: () => void, options: KeyOptions = {}): void {
  const { isCommand = false } = options;
  const current = useRef(onPress);
  current.current = onPress;
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const isRight = isCommand === (event.ctrlKey || event.metaKey) && !event.altKey;
      if (event.key !== key || !isRight || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      current.current();
    }
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [key, isCommand]);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]');
}
