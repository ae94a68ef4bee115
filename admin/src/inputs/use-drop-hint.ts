import { useMediaQuery } from '@mui/material';

/** Says that files can be dropped onto the page; nothing where there is no mouse to drag them. */
export function useDropHint(): string {
  return useMediaQuery('(pointer: fine)', { noSsr: true }) ? ' Drop new ones onto this page.' : '';
}
