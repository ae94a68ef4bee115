import { useEffect, useRef } from 'react';

/** Ctrl-S and ⌘-S save the form around this. Under an open dialog they do nothing. */
export function SaveKey() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
      const form = place.current?.closest('form');
      if (!isSave || !form) return;
      event.preventDefault();
      // A dialog covers the form, and the form's button may be waiting for it.
      if (form.closest('[aria-hidden="true"]')) return;
      form.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
    }
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return <span ref={place} hidden />;
}
