import { capitalise } from '@karibu/graph/contract';
import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  TextField,
} from '@mui/material';
import { type FormEvent, type RefObject, useId, useState } from 'react';
import type { KnownResource } from '../providers/known-resource.ts';
import type { Replacement } from './replacement.ts';

type ReplaceFormProps = {
  kinds: KnownResource[];
  findRef: RefObject<HTMLInputElement | null>;
  onFind: (asked: Replacement) => void;
  /** Is told when what was asked for is no longer what the form says. */
  onEdit: () => void;
};

/** Asks what is looked for, and where. */
export function ReplaceForm({ kinds, findRef, onFind, onEdit }: ReplaceFormProps) {
  const id = useId();
  const all = kinds.map(({ name }) => name);
  const [words, setWords] = useState({ find: '', replacement: '' });
  const [how, setHow] = useState({ isCaseSensitive: false, isWholeWord: false });
  const [chosen, setChosen] = useState(all);
  const [isChecked, setChecked] = useState(false);
  const isBlank = isChecked && words.find.trim() === '';
  const isNowhere = isChecked && chosen.length === 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (words.find.trim() === '' || chosen.length === 0) return;
    onFind({ ...words, ...how, kinds: chosen });
  }
  const toggle = (name: string) =>
    setChosen(all.filter((each) => (each === name) !== chosen.includes(each)));
  function toggleAll() {
    setChosen(chosen.length === all.length ? [] : all);
    onEdit();
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      onChange={onEdit}
      sx={{ display: 'grid', gap: 2 }}
    >
      <Box sx={wordsStyle}>
        <TextField
          label="Find"
          inputRef={findRef}
          value={words.find}
          onChange={({ target }) => setWords({ ...words, find: target.value })}
          error={isBlank}
          helperText={isBlank ? 'Type the words to find' : ' '}
          slotProps={{ htmlInput: { maxLength: 500, 'aria-required': true } }}
        />
        <TextField
          label="Replace with"
          value={words.replacement}
          onChange={({ target }) => setWords({ ...words, replacement: target.value })}
          helperText="Left empty, the words are taken out."
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
      </Box>
      <Box sx={choicesStyle}>
        <Choice
          label="Match case"
          isOn={how.isCaseSensitive}
          onChange={() => setHow({ ...how, isCaseSensitive: !how.isCaseSensitive })}
        />
        <Choice
          label="Whole words"
          isOn={how.isWholeWord}
          onChange={() => setHow({ ...how, isWholeWord: !how.isWholeWord })}
        />
      </Box>
      <Box role="group" aria-labelledby={id}>
        <Box sx={choicesStyle}>
          <FormLabel id={id} sx={{ fontWeight: 600 }}>
            Look in
          </FormLabel>
          <Button size="small" onClick={toggleAll}>
            {chosen.length === all.length ? 'None' : 'All'}
          </Button>
        </Box>
        <Box sx={choicesStyle}>
          {kinds.map(({ name, words: { plural } }) => (
            <Choice
              key={name}
              label={capitalise(plural)}
              isOn={chosen.includes(name)}
              onChange={() => toggle(name)}
            />
          ))}
        </Box>
        {isNowhere ? <FormHelperText error>Choose where to look</FormHelperText> : null}
      </Box>
      <Button type="submit" variant="contained" sx={{ justifySelf: 'start' }}>
        Find
      </Button>
    </Box>
  );
}

type ChoiceProps = { label: string; isOn: boolean; onChange: () => void };

function Choice({ label, isOn, onChange }: ChoiceProps) {
  return (
    <FormControlLabel label={label} control={<Checkbox checked={isOn} onChange={onChange} />} />
  );
}

const wordsStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
};
const choicesStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 };
