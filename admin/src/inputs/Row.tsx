import type { Field } from '@karibu/graph/contract';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { ControlProps } from './control.ts';
import { IncompleteNote, IncompleteRow, type IncompleteWays } from './IncompleteRow.tsx';
import { FlatFields } from './RowFields.tsx';

type RowProps = {
  /** The list that the row is of. */
  field: Field;
  /** Where the row is in the form. */
  source: string;
  name: string;
  /** What moves the row and takes it away. */
  controls: ReactNode;
  /** What can be done about a row that lacks a part. */
  incomplete: IncompleteWays;
};

/** A row of a list as a card: its number and controls above what it holds. */
export function CardRow(props: RowProps & { number: number; children: ReactNode }) {
  const { field, source, name, number, controls, incomplete, children } = props;
  return (
    <Box role="group" aria-label={name} sx={cardStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <Typography sx={{ flex: 1, fontWeight: 600 }}>{number}</Typography>
        {controls}
      </Box>
      <IncompleteRow field={field} source={source} ways={incomplete} />
      {children}
      <IncompleteNote field={field} source={source} />
    </Box>
  );
}

/** A row of a list as a line: a few short fields, and its controls beside them. */
export function FlatRow(props: RowProps & Pick<ControlProps, 'renderField'>) {
  const { field, source, name, controls, incomplete, renderField } = props;
  return (
    <Box role="group" aria-label={name}>
      <IncompleteRow field={field} source={source} ways={incomplete} />
      <Box sx={lineStyle}>
        <FlatFields field={field} source={source} renderField={renderField} />
        {controls}
      </Box>
      <IncompleteNote field={field} source={source} />
    </Box>
  );
}

const cardStyle = {
  p: 2,
  pt: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.default',
};

/** On a phone several buttons stand below the fields, which need the whole width. */
const lineStyle = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  justifyContent: 'flex-end',
  alignItems: 'flex-start',
  columnGap: 0.5,
};
