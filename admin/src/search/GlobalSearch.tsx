import { Box, type Theme, useMediaQuery } from '@mui/material';
import { lazy, Suspense, useRef, useState } from 'react';
import { PhoneSearch } from './PhoneSearch.tsx';
import { SearchInput } from './SearchInput.tsx';
import { useSearchShortcut } from './use-search-shortcut.ts';

// The results weigh more than the field: they come when somebody first goes into it.
const SearchBox = lazy(async () => ({ default: (await import('./SearchBox.tsx')).SearchBox }));

/** Finds records of all resources, from every screen. On a phone an icon opens it. */
export function GlobalSearch() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return isPhone ? <PhoneSearch box={SearchBox} /> : <BarSearch />;
}

function BarSearch() {
  const [text, setText] = useState('');
  const [isWanted, setWanted] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  useSearchShortcut(() => {
    inputRef.current?.focus();
    inputRef.current?.select();
  });
  const props = { text, onType: setText, inputRef, placeholder: `Search everything (${SHORTCUT})` };
  const plain = <SearchInput {...props} onFocus={() => setWanted(true)} />;
  return (
    <Box component="search" sx={{ flex: 1, maxWidth: 440, minWidth: 0 }}>
      <Suspense fallback={plain}>{isWanted ? <SearchBox {...props} /> : plain}</Suspense>
    </Box>
  );
}

const SHORTCUT = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';
