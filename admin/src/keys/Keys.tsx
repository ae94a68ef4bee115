import { useState } from 'react';
import { KeysDialog } from './KeysDialog.tsx';
import { useKey } from './use-key.ts';

/** The keys that work on every screen: `/` leads to the search of the list, `?` lists the keys. */
export function Keys() {
  const [isOpen, setOpen] = useState(false);
  useKey('/', () => {
    document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus();
  });
  useKey('?', () => setOpen(true));
  return <KeysDialog isOpen={isOpen} onClose={() => setOpen(false)} />;
}
