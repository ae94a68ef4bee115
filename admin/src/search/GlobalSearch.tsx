import { Box, type Theme, useMediaQuery } from '@mui/material';
import { useRef, useState } from 'react';
import { PhoneSearch } from './PhoneSearch.tsx';
import { SearchInput } from './SearchInput.tsx';
import { useSearchShortcut } from './use-search-shortcut.ts';

type Results = Pick<typeof import('./SearchBox.tsx'), 'SearchBox'> & { isFocused: boolean };

/** Finds records of all resources, from every screen. On a phone an icon opens it. */
export function GlobalSearch() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return isPhone ? <PhoneSearch /> : <BarSearch />;
}

function BarSearch() {
  const [text, setText] = useState('');
  const [results, setResults] = useState<Results | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  useSearchShortcut(() => {
    inputRef.current?.focus();
    inputRef.current?.select();
  });

  // The results weigh more than the field: they are loaded when the field gets the focus.
  async function loadResults() {
    const { SearchBox } = await import('./SearchBox.tsx');
    setResults({ SearchBox, isFocused: document.activeElement === inputRef.current });
  }

  const props = { text, onType: setText, inputRef, placeholder: `Search everything (${SHORTCUT})` };
  return (
    <Box component="search" sx={{ flex: 1, display: 'flex', maxWidth: 440, minWidth: 0 }}>
      {results ? (
        <results.SearchBox {...props} autoFocus={results.isFocused} />
      ) : (
        <SearchInput {...props} onFocus={loadResults} />
      )}
    </Box>
  );
}

const SHORTCUT = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';
