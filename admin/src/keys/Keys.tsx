import { useState } from 'react';
import { KeysDialog } from './KeysDialog.tsx';
import { useKey } from './use-key.ts';

/**
 * The keys that work on every screen: `/` goes to the search of the list, else to the search of
 * everything; `?` lists the keys.
 */
export function Keys() {
  const [isOpen, setOpen] = useState(false);
  useKey('/', () => {
    const ofList = document.querySelector<HTMLInputElement>('main input[type="search"]');
    (ofList ?? document.querySelector<HTMLInputElement>('header input'))?.focus();
  });
  useKey('?', () => setOpen(true));
  return <KeysDialog isOpen={isOpen} onClose={() => setOpen(false)} />;
}
