import { DialogContent, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { fieldsOf } from '../providers/fields-of.ts';
import { type EditPartProps, priceFields, settableFields } from './edits.ts';
import { FieldEdit } from './FieldEdit.tsx';
import { PriceEdit } from './PriceEdit.tsx';

/** Stands for all prices, and is no name of a field. */
const PRICES = ' prices';

/** Asks which field is edited and how. */
export function EditForm({ resource, ...part }: EditPartProps) {
  const fields = fieldsOf(resource);
  const names = settableFields(fields);
  const hasPrices = priceFields(fields).length > 0;
  const [chosen, setChosen] = useState(hasPrices ? PRICES : (names[0] ?? ''));
  return (
    <>
      <DialogContent sx={{ pb: 1, flex: 'none', overflow: 'visible' }}>
        <TextField
          select
          label="What to change"
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          fullWidth
          sx={{ maxWidth: 420, mt: 1 }}
        >
          {hasPrices ? (
            <MenuItem value={PRICES}>Prices, by a percentage or an amount</MenuItem>
          ) : null}
          {names.map((name) => (
            <MenuItem key={name} value={name}>
              {fields[name]?.label}
            </MenuItem>
          ))}
        </TextField>
      </DialogContent>
      {chosen === PRICES ? (
        <PriceEdit resource={resource} {...part} />
      ) : (
        <FieldEdit key={chosen} name={chosen} resource={resource} {...part} />
      )}
    </>
  );
}
