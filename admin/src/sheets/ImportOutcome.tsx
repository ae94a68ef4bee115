import type { FieldMap } from '@karibu/graph/contract';
import { FormControlLabel, Switch, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import type { ImportedRow } from '../providers/data-provider.ts';
import { ImportRows } from './ImportRows.tsx';

type ImportOutcomeProps = {
  fields: FieldMap;
  rows: ImportedRow[];
  /** What stands above them: whether they are checked, being written, or written. */
  summary: string;
};

/** What becomes, or became, of the rows of a file, in a sentence and one by one. */
export function ImportOutcome({ fields, rows, summary }: ImportOutcomeProps) {
  const [isNarrowed, setNarrowed] = useState(false);
  const shown = useMemo(
    () => (isNarrowed ? rows.filter(({ action }) => action === 'refused') : rows),
    [isNarrowed, rows],
  );
  return (
    <>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {summary}
      </Typography>
      <FormControlLabel
        control={<Switch checked={isNarrowed} onChange={() => setNarrowed(!isNarrowed)} />}
        label="Only refused rows"
      />
      <ImportRows fields={fields} rows={shown} />
    </>
  );
}
