import type { Place } from '@karibu/graph/contract';
import {
  Autocomplete,
  Box,
  createFilterOptions,
  TextField,
  type TextFieldProps,
} from '@mui/material';
import { type ClipboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import { findByName, type KnownPlace, nameAt } from './known-places.ts';
import { PlaceButtons } from './PlaceButtons.tsx';
import { readPoint } from './read-point.ts';

type PlaceFieldProps = {
  input: TextFieldProps;
  text: string;
  known: KnownPlace[];
  point: Place | null;
  error: string | undefined;
  help: string;
  /** Whether the text is only what one looks for, and is not kept. */
  isSearch?: boolean;
  /** Whether a known name that is typed leaves the point where it is. */
  keepsPoint?: boolean;
  /** Gives the places around which a map without a point opens. */
  listAround?: () => Place[];
  onText: (text: string) => void;
  /** Is told a new point, and the name that belongs to it. */
  onPoint: (point: Place | null, name?: string) => void;
};

/** A place by its name among the known ones, by coordinates that are pasted, or on a map. */
export function PlaceField({ input, text, known, point, ...props }: PlaceFieldProps) {
  const { error, help, isSearch = false, keepsPoint = false, listAround, onText, onPoint } = props;
  const [complaint, setComplaint] = useState('');
  /** What stood here before somebody typed, and the name typed over last; null while nobody has. */
  const typing = useRef<{ before: string; name: string } | null>(null);

  function choose(place: Place | null, name?: string) {
    typing.current = null;
    setComplaint('');
    onPoint(place, name);
  }

  /** Takes a point that has no name of its own, beside the name that is written. */
  function mark(place: Place | null, name = text) {
    choose(place, place ? nameAt(known, place, { name, point }) : undefined);
  }

  function finish() {
    if (typing.current === null) return;
    const { before, name } = typing.current;
    const read = readPoint(text);
    const found = findByName(known, text);
    if (read === 'beyond') setComplaint(BEYOND);
    else if (read) {
      onText(name);
      mark(read, name);
    } else if (found && !keepsPoint) choose(found, found.name);
    else if (isSearch && text.trim() === '') choose(point);
    else if (isSearch) setComplaint(`No place is known as “${text.trim()}”. ${OTHER_WAYS}`);
    else if (keepsPoint || text === before) typing.current = null;
    // The point was that of the name that stood here.
    else choose(null);
  }

  function paste(event: ClipboardEvent) {
    const read = readPoint(event.clipboardData.getData('text/plain'));
    if (!read || read === 'beyond') return;
    event.preventDefault();
    mark(read);
  }

  const message = complaint || error;
  return (
    <Box className="wide" sx={fieldStyle}>
      <Autocomplete
        freeSolo
        selectOnFocus={isSearch}
        clearOnBlur={false}
        disableClearable
        options={known}
        value={undefined as unknown as KnownPlace}
        inputValue={text}
        groupBy={({ kind }) => kind}
        getOptionLabel={nameOf}
        getOptionKey={nameOf}
        filterOptions={(options, state) =>
          typing.current === null ? options.slice(0, MOST) : findOptions(options, state)
        }
        onInputChange={(event, typed, reason) => {
          if (reason !== 'input') return;
          typing.current ??= isSearch ? EMPTY : { before: text, name: text };
          if (!isSearch && isTypedOver(event, text, typed)) typing.current.name = text;
          setComplaint('');
          onText(typed);
        }}
        onChange={(_event, chosen) =>
          typeof chosen === 'string' ? finish() : choose(chosen, chosen.name)
        }
        renderInput={(params) => (
          <TextField
            {...params}
            {...input}
            required={false}
            error={message !== undefined && message !== ''}
            helperText={message || help}
            onPaste={paste}
            onBlur={(event) => {
              finish();
              input.onBlur?.(event);
            }}
            slotProps={{ ...params.slotProps, formHelperText: { 'aria-live': 'polite' } }}
          />
        )}
        sx={{ flex: '1 1 16rem' }}
      />
      <PlaceButtons known={known} point={point} listAround={listAround} onPoint={mark} />
    </Box>
  );
}

const EMPTY = { before: '', name: '' };
const MOST = 100;
const findOptions = createFilterOptions<KnownPlace>({ limit: MOST });
const BEYOND = 'Latitudes go from −90 to 90, and longitudes from −180 to 180.';
const OTHER_WAYS = 'Choose it on the map, or paste its coordinates.';

/** Whether all that stood here gave way to what was typed. */
function isTypedOver({ nativeEvent }: SyntheticEvent, text: string, typed: string): boolean {
  return text !== '' && (nativeEvent as InputEvent).data === typed;
}

function nameOf(place: KnownPlace | string): string {
  return typeof place === 'string' ? place : place.name;
}

const fieldStyle = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' };
