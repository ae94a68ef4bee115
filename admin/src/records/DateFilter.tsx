import { TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useListFilters } from './use-list-filters.ts';

/** While a year is typed, the browser gives those of its first digits. */
const EARLIEST = '1900-01-01';

/** Narrows a list by a calendar date. */
export function DateFilter({ name, label }: { name: string; label: string }) {
  const { filterValues, changeFilters } = useListFilters();
  const kept = String(filterValues[name] ?? '');
  const [typed, setTyped] = useState(kept);
  useEffect(() => setTyped(kept), [kept]);

  function change(date: string) {
    setTyped(date);
    if (date !== '' && date < EARLIEST) return;
    changeFilters(({ [name]: _, ...others }) => (date ? { ...others, [name]: date } : others));
  }

  return (
    <TextField
      type="date"
      label={label}
      value={typed}
      onChange={({ target }) => change(target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: EARLIEST, max: LATEST } }}
    />
  );
}

/** Keeps the browser from taking a year of more than four digits. */
const LATEST = '9999-12-31';
