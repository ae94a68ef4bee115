import SearchIcon from '@mui/icons-material/Search';
import { InputAdornment, TextField } from '@mui/material';
import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import type { Ref } from 'react';

export type SearchInputProps = {
  text: string;
  onType: (text: string) => void;
  /** Shown in the field while it is empty. */
  placeholder: string;
  inputRef?: Ref<HTMLInputElement>;
};

type Props = SearchInputProps & {
  /** What the results that open below need of the field. */
  params?: AutocompleteRenderInputParams;
  autoFocus?: boolean;
  onFocus?: () => void;
};

/** The field of the search, before its results are loaded and with them. */
export function SearchInput({ text, onType, placeholder, params, onFocus, ...others }: Props) {
  const alone = { value: text, onChange: typeInto(onType) };
  return (
    <TextField
      {...(params ?? alone)}
      {...others}
      fullWidth
      size="small"
      placeholder={placeholder}
      onFocus={onFocus}
      slotProps={{
        ...params?.slotProps,
        htmlInput: { ...params?.slotProps.htmlInput, 'aria-label': 'Search all records' },
        input: {
          ...params?.slotProps.input,
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

function typeInto(onType: (text: string) => void) {
  return (event: { target: { value: string } }) => onType(event.target.value);
}
