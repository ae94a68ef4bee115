import { capitalise } from '@karibu/graph/contract';
import { Box, MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import type { BinFilter } from '../providers/history-calls.ts';
import { knownResource } from '../providers/known-resource.ts';
import { TYPING_PAUSE_MS } from '../search/typing-pause.ts';
import { momentsOf, TIMES } from './bin-filter.ts';

type BinFiltersProps = { filter: BinFilter; onChange: (part: Partial<BinFilter>) => void };

/** Searches the bin once typing pauses, and narrows it to a kind, a person and a time. */
export function BinFilters({ filter, onChange }: BinFiltersProps) {
  const [typed, setTyped] = useState(filter.search);
  const [time, setTime] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { kinds, people } = useChoices();

  function search(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange({ search: text.trim() }), TYPING_PAUSE_MS);
  }

  return (
    <Box role="search" aria-label="Search the bin" sx={filtersStyle}>
      <TextField
        type="search"
        label="Search"
        value={typed}
        onChange={({ target }) => search(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <Choice
        label="Kind"
        value={filter.resource}
        options={[{ value: '', label: 'All kinds' }, ...kinds]}
        onChange={(resource) => onChange({ resource })}
      />
      <Choice
        label="Deleted by"
        value={filter.by}
        options={[{ value: '', label: 'Anybody' }, ...people]}
        onChange={(by) => onChange({ by })}
      />
      <Choice
        label="When"
        value={time}
        options={TIMES}
        onChange={(chosen) => {
          setTime(chosen);
          onChange(momentsOf(chosen, Date.now()));
        }}
      />
    </Box>
  );
}

type Option = { value: string; label: string };
type ChoiceProps = Option & { options: readonly Option[]; onChange: (value: string) => void };

function Choice({ label, value, options, onChange }: ChoiceProps) {
  // What was chosen stays to be seen when it was the last of its kind.
  const isKnown = options.some((option) => option.value === value);
  const shown = isKnown ? options : [...options, { value, label: value }];
  return (
    <TextField select label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {shown.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The kinds and people that the bin knows, each with its number of records. */
function useChoices(): { kinds: Option[]; people: Option[] } {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const { data = [] } = useQuery({
    queryKey: ['bin', 'summary'],
    queryFn: () => dataProvider.getBinSummary(),
    staleTime: 0,
  });
  const countBy = (name: 'resource' | 'by', say: (value: string) => string): Option[] =>
    [...Map.groupBy(data, (part) => part[name])].map(([value, parts]) => {
      const count = parts.reduce((sum, part) => sum + part.count, 0);
      return { value, label: `${say(value)} (${count.toLocaleString('en-US')})` };
    });
  return {
    kinds: countBy('resource', (name) => capitalise(knownResource(name).words.plural)),
    people: countBy('by', (person) => person),
  };
}

const filtersStyle = {
  display: 'grid',
  gap: 2,
  mb: 3,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '2fr 1fr 1fr 1fr' },
};
