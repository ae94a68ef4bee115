import { useRef } from 'react';

/** Ignores further calls until one is done: a file that is dropped then would replace its rows. */
export function useOneAtATime() {
  const isBusy = useRef(false);
  return async (work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    await work().finally(() => {
      isBusy.current = false;
    });
  };
}
