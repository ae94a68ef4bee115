import ClearIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { TYPING_PAUSE_MS } from '../search/typing-pause.ts';
import { useListFilters } from './use-list-filters.ts';

/** Searches the list around it once typing pauses; a button clears the search. */
export function SearchField({ label }: { label: string }) {
  const { filterValues, changeFilters } = useListFilters();
  const [text, setText] = useState(String(filterValues.q ?? ''));
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const searched = String(filterValues.q ?? '');
  useEffect(() => {
    // Another search may come from elsewhere, but not over what is being typed.
    if (timer.current === undefined)
      setText((typed) => (typed.trim() === searched ? typed : searched));
  }, [searched]);

  function search(typed: string) {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      changeFilters((before) => withSearch(before, typed));
    }, TYPING_PAUSE_MS);
  }

  function clear() {
    clearTimeout(timer.current);
    timer.current = undefined;
    setText('');
    changeFilters((before) => withSearch(before, ''));
    field.current?.focus();
  }

  return (
    <TextField
      type="search"
      value={text}
      onChange={(event) => search(event.target.value)}
      placeholder={label}
      inputRef={field}
      sx={fieldStyle}
      slotProps={{
        htmlInput: { 'aria-label': label },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
          endAdornment: text ? (
            <InputAdornment position="end">
              <IconButton edge="end" size="small" onClick={clear} aria-label="Clear the search">
                <ClearIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ) : null,
        },
      }}
    />
  );
}

const fieldStyle = {
  width: '100%',
  maxWidth: 420,
  mb: 3,
  // There is a button that is seen without pointing at it.
  '& ::-webkit-search-cancel-button': { display: 'none' },
};

/** The other filters stay as they are. */
function withSearch({ q: _, ...others }: Record<string, unknown>, typed: string) {
  return typed.trim() ? { ...others, q: typed.trim() } : others;
}
