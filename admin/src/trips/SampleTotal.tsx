import { formatMoney, type Party } from '@karibu/graph/contract';
import { Box, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { columns } from '../forms/FieldGroup.tsx';
import { useFormFields } from '../forms/form-fields.ts';
import { useToday } from '../layout/use-today.ts';
import { sayGround, sayLine } from './quote-words.ts';
import { PRICED_FIELDS, quoteForm, type SampleQuote } from './sample-quote.ts';

type Counts = { adults: number; children: number; rooms: number | null };

/** What a party would pay on a date, by the prices as they stand in the form. */
export function SampleTotal() {
  const fields = useFormFields();
  const values: unknown[] = useWatch({ name: PRICED_FIELDS });
  const today = useToday();
  const [typedDate, setDate] = useState<string | null>(null);
  const [counts, setCounts] = useState<Counts>({ adults: 2, children: 0, rooms: null });
  const id = useId();
  const date = typedDate ?? today;
  const party: Party = { date, ...counts };
  const count = (name: keyof Counts, label: string) => (
    <TextField
      label={label}
      type="number"
      value={counts[name] ?? ''}
      onChange={({ target }) => setCounts({ ...counts, [name]: readCount(name, target.value) })}
      slotProps={{ htmlInput: { min: 0, max: 99, step: 1 }, inputLabel: { shrink: true } }}
    />
  );
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={boxStyle}
      // Enter would save the form.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    >
      <Typography id={id} sx={{ fontWeight: 600 }}>
        What a party would pay
      </Typography>
      <TextField
        label="Begins on"
        type="date"
        value={date}
        onChange={({ target }) => setDate(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: columns(5) }}>
        {count('adults', 'Adults')}
        {count('children', 'Children')}
        {count('rooms', 'Rooms')}
      </Box>
      <Total quote={quoteForm(fields, values, party)} />
    </Box>
  );
}

function Total({ quote }: { quote: SampleQuote }) {
  const { lines, total } = quote;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 0.5, fontSize: 14 }}>
      {lines.map((line) => (
        <Box key={line.kind} sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <span>{sayLine(line)}</span>
          <span>{formatMoney(line.amount)}</span>
        </Box>
      ))}
      <Box sx={totalStyle}>
        <span>Total</span>
        <span>{total === null ? 'On request' : formatMoney(total)}</span>
      </Box>
      {sayGround(quote).map((sentence) => (
        <Typography key={sentence} color="textSecondary" sx={{ fontSize: 14 }}>
          {sentence}
        </Typography>
      ))}
    </Box>
  );
}

/** A count as it is typed. Rooms that are left empty are as many as the party fills. */
function readCount(name: keyof Counts, typed: string): number | null {
  const count = Math.min(99, Math.max(0, Math.floor(Number(typed))));
  return typed === '' && name === 'rooms' ? null : count;
}

const boxStyle = {
  display: 'grid',
  gap: 1.5,
  alignContent: 'start',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  position: { md: 'sticky' },
  top: { md: 0 },
};

const totalStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  pt: 0.5,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: 16,
  fontWeight: 650,
};
