import { useEffect, useRef } from 'react';

type KeyOptions = {
  /** Pressed with Ctrl or ⌘, and not alone. */
  isCommand?: boolean;
};

/**
 * Calls back on a key: not while someone types, and not below an open dialog, to which the keys
 * belong then. Of several that wait for the same key, the one that came last is called.
 */
export function useKey(key: string, onPress: () => void, options: KeyOptions = {}): void {
  const { isCommand = false } = options;
  const current = useRef(onPress);
  current.current = onPress;
  useEffect(() => {
    const waiting: Waiting = { key, isCommand, call: () => current.current() };
    if (allWaiting.size === 0) document.addEventListener('keydown', listen);
    allWaiting.add(waiting);
    return () => {
      allWaiting.delete(waiting);
      if (allWaiting.size === 0) document.removeEventListener('keydown', listen);
    };
  }, [key, isCommand]);
}

type Waiting = { key: string; isCommand: boolean; call: () => void };

/** In the order in which they came. */
const allWaiting = new Set<Waiting>();

function listen(event: KeyboardEvent): void {
  const isCommand = event.ctrlKey || event.metaKey;
  const waiting = [...allWaiting].findLast(
    (each) => each.key === event.key && each.isCommand === isCommand,
  );
  if (!waiting || event.altKey || event.defaultPrevented) return;
  if (isTyping(event.target) || document.querySelector('[aria-modal="true"]')) return;
  event.preventDefault();
  waiting.call();
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]');
}
