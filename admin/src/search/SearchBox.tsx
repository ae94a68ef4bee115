import { Autocomplete, Box, Button, Typography } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { visuallyHidden } from '../layout/visually-hidden.ts';
import { knownResource } from '../providers/known-resource.ts';
import { useShowList } from '../records/use-show-list.ts';
import { FoundGroup } from './FoundGroup.tsx';
import type { FoundRecord } from './found-records.ts';
import { SearchInput, type SearchInputProps } from './SearchInput.tsx';
import { useSearch } from './use-search.ts';

type SearchBoxProps = SearchInputProps & { autoFocus: boolean; onOpenRecord?: () => void };

/**
 * The search with its results below it. A chosen record opens in its form, or in its list if it has
 * no form.
 */
export function SearchBox({ text, onType, onOpenRecord, ...input }: SearchBoxProps) {
  const navigate = useNavigate();
  const showList = useShowList();
  const [isOpen, setOpen] = useState(text !== '');
  const { words, found, isSearching, hasFailed, refetch } = useSearch(text);

  function openRecord(record: FoundRecord | null) {
    if (!record) return;
    onType('');
    onOpenRecord?.();
    const { name } = record.resource;
    const isListOnly = knownResource(name).update === undefined;
    if (isListOnly) showList(name, { q: record.title });
    else navigate(`/${name}/${record.id}`);
  }

  function retryOnEnter({ key }: KeyboardEvent) {
    if (key === 'Enter' && hasFailed) refetch();
  }

  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Autocomplete
        options={found}
        value={null}
        onChange={(_, record) => openRecord(record)}
        inputValue={text}
        onInputChange={(_, typed, reason) => {
          if (reason === 'input' || reason === 'clear') onType(typed);
        }}
        open={isOpen && words !== ''}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        onKeyDown={retryOnEnter}
        filterOptions={(records) => records}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ resource, id }) => `${resource.name}/${id}`}
        groupBy={({ resource }) => resource.label}
        renderGroup={({ key, group, children }) => (
          <FoundGroup key={key} records={found.filter(({ resource }) => resource.label === group)}>
            {children}
          </FoundGroup>
        )}
        loading={isSearching}
        loadingText="Searching…"
        noOptionsText={
          hasFailed ? <SearchFailure onRetry={refetch} /> : <NothingFound words={words} />
        }
        autoHighlight
        sx={asBefore}
        clearOnBlur={false}
        // The results are part of the search, and not of nothing.
        disablePortal
        forcePopupIcon={false}
        slotProps={{
          listbox: { 'aria-label': 'Found', sx: { maxHeight: '70dvh', py: 0 } },
        }}
        renderInput={(params) => (
          <SearchInput {...input} params={params} text={text} onType={onType} />
        )}
      />
      <Box role="status" sx={visuallyHidden}>
        {isOpen && words !== '' && !hasFailed ? describe(words, found.length, isSearching) : ''}
      </Box>
    </Box>
  );
}

/** The icon stays where it was before the results were loaded. */
const asBefore = {
  '& .MuiOutlinedInput-root.MuiInputBase-sizeSmall': {
    pl: '14px',
    '& .MuiAutocomplete-input': { pl: 0 },
  },
};

function describe(words: string, count: number, isSearching: boolean): string {
  if (isSearching) return 'Searching…';
  if (count === 0) return `Nothing found for ${words}`;
  return count === 1 ? '1 record found' : `${count} records found`;
}

function NothingFound({ words }: { words: string }) {
  return (
    <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      Nothing found for “{words}”.
    </Typography>
  );
}

/**
 * The button cannot be reached by Tab, because leaving the field closes the results: Enter retries.
 */
function SearchFailure({ onRetry }: { onRetry: () => unknown }) {
  return (
    <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography color="error" sx={{ flex: 1 }}>
        The search failed. Press Enter to try again.
      </Typography>
      <Button size="small" tabIndex={-1} onClick={() => onRetry()}>
        Retry
      </Button>
    </Box>
  );
}
