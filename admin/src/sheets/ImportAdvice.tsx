import type { FieldMap } from '@karibu/graph/contract';
import { Box, Typography } from '@mui/material';
import { listsOf } from './columns.ts';
import { CLEAR } from './table.ts';

/** What a file may say, before one is chosen. */
export function ImportAdvice({ fields }: { fields: FieldMap }) {
  const lists = listsOf(fields);
  // One that people know as a list, rather than as pictures.
  const list = lists.find(({ name }) => name !== 'gallery') ?? lists[0];
  return (
    <Typography component="div" color="textSecondary">
      or drop it here: .xlsx, or CSV as Excel saves it in any language.
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        <li>A row with a known id or slug changes that record; another row makes a new one.</li>
        <li>
          An empty cell leaves its field as it is; <strong>{CLEAR}</strong> clears it.
        </li>
        {list ? (
          <li>
            Lists such as {list.label} have a row for each entry, in Excel on a sheet of their own.
            They are kept as the file has them: an entry whose row is left out is removed.
          </li>
        ) : null}
      </Box>
    </Typography>
  );
}
