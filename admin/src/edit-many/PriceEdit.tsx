import {
  Box,
  Checkbox,
  DialogContent,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  InputAdornment,
  MenuItem,
  TextField,
} from '@mui/material';
import { type FormEvent, useState } from 'react';
import { readAmount, readNumber } from '../inputs/read-number.ts';
import { fieldsOf } from '../providers/fields-of.ts';
import { FilterButtons } from '../records/FilterButtons.tsx';
import { type EditPartProps, hasSeasons, priceFields } from './edits.ts';
import { PreviewActions } from './PreviewActions.tsx';

const WAYS = [
  { value: 'raise', label: 'Raise' },
  { value: 'lower', label: 'Lower' },
];
const UNITS = [
  { value: 'percent', label: 'by percent' },
  { value: 'plus', label: 'by dollars' },
];
const STEPS = [1, 5, 10, 50, 100];

/** Asks by how much prices are raised or lowered, which of them, and how they are rounded. */
export function PriceEdit({ resource, onPreview, onClose }: EditPartProps) {
  const fields = fieldsOf(resource);
  const all = priceFields(fields);
  const [way, setWay] = useState('raise');
  const [unit, setUnit] = useState('percent');
  const [typed, setTyped] = useState('');
  const [roundTo, setRoundTo] = useState(0);
  const [row, setRow] = useState('');
  const [names, setNames] = useState(all);
  const [fault, setFault] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    const amount = unit === 'percent' ? readNumber(typed) : readAmount(typed);
    const isWrong = typeof amount !== 'number' || !(amount > 0);
    setFault(isWrong ? 'Type a number above 0' : '');
    if (isWrong || names.length === 0) return;
    const signed = way === 'raise' ? amount : -amount;
    const change = unit === 'percent' ? { percent: signed, plus: 0 } : { percent: 0, plus: signed };
    onPreview({ how: 'amount', fields: names, ...change, roundTo, row: row.trim() });
  }

  const toggle = (name: string) =>
    setNames(all.filter((each) => (each === name) !== names.includes(each)));

  return (
    <form noValidate onSubmit={submit}>
      <DialogContent sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
        <Box sx={rowStyle}>
          <FilterButtons label="Direction" options={WAYS} value={way} onChange={setWay} />
          <FilterButtons label="Unit" options={UNITS} value={unit} onChange={setUnit} />
        </Box>
        <Box sx={rowStyle}>
          <TextField
            label={unit === 'percent' ? 'Percent' : 'Dollars'}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={fault !== ''}
            helperText={fault || ' '}
            autoFocus
            sx={{ width: 160 }}
            slotProps={{
              htmlInput: { inputMode: 'decimal' },
              input: {
                endAdornment: (
                  <InputAdornment position="end">{unit === 'percent' ? '%' : '$'}</InputAdornment>
                ),
              },
            }}
          />
          <TextField
            select
            label="Round to"
            value={roundTo}
            onChange={({ target }) => setRoundTo(Number(target.value))}
            sx={{ width: 200 }}
          >
            <MenuItem value={0}>Cents</MenuItem>
            {STEPS.map((step) => (
              <MenuItem key={step} value={step}>
                {step === 1 ? 'Whole dollars' : `$${step}`}
              </MenuItem>
            ))}
          </TextField>
          {hasSeasons(fields) ? (
            <TextField
              label="Season"
              value={row}
              onChange={({ target }) => setRow(target.value)}
              helperText="Left empty, prices of all seasons."
              sx={{ width: 260 }}
            />
          ) : null}
        </Box>
        {all.length > 1 ? (
          <FormGroup row role="group" aria-label="Which prices">
            {all.map((name) => (
              <FormControlLabel
                key={name}
                label={fields[name]?.label ?? name}
                control={<Checkbox checked={names.includes(name)} onChange={() => toggle(name)} />}
              />
            ))}
            {names.length === 0 ? (
              <FormHelperText error sx={{ width: '100%' }}>
                Choose at least one of them
              </FormHelperText>
            ) : null}
          </FormGroup>
        ) : null}
      </DialogContent>
      <PreviewActions onClose={onClose} />
    </form>
  );
}

const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 };
