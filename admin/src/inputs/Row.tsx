import type { Field } from '@karibu/graph/contract';
import { Box, FormHelperText, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { isDropped } from '../forms/fields-resolver.ts';
import type { ControlProps } from './control.ts';
import { FlatFields } from './RowFields.tsx';

type RowProps = {
  /** The list that the row is of. */
  field: Field;
  /** Where the row is in the form. */
  source: string;
  name: string;
  /** What moves the row and takes it away. */
  controls: ReactNode;
};

/** A row of a list as a card: its number and controls above what it holds. */
export function CardRow(props: RowProps & { number: number; children: ReactNode }) {
  const { field, source, name, number, controls, children } = props;
  return (
    <Box role="group" aria-label={name} sx={cardStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <Typography sx={{ flex: 1, fontWeight: 600 }}>{number}</Typography>
        {controls}
      </Box>
      {children}
      <DropWarning field={field} source={source} />
    </Box>
  );
}

/** A row of a list as a line: a few short fields, and its controls beside them. */
export function FlatRow(props: RowProps & Pick<ControlProps, 'renderField'>) {
  const { field, source, name, controls, renderField } = props;
  return (
    <Box role="group" aria-label={name}>
      <Box sx={lineStyle}>
        <FlatFields field={field} source={source} renderField={renderField} />
        {controls}
      </Box>
      <DropWarning field={field} source={source} />
    </Box>
  );
}

/** What is typed into a row that would be dropped must not vanish without a word. */
function DropWarning({ field, source }: { field: Field; source: string }) {
  const row: unknown = useWatch({ name: source });
  const hasText = Object.entries(row ?? {}).some(
    ([name, value]) =>
      typeof value === 'string' && value.trim() !== '' && isTyped(field.of?.fields?.[name]),
  );
  if (!hasText || !isDropped(field, row)) return null;
  return (
    <FormHelperText role="status" sx={{ color: 'warning.main', fontWeight: 600 }}>
      Not complete yet: this entry will not be saved.
    </FormHelperText>
  );
}

/** Whether somebody types the text, so that it says that the row was begun. */
function isTyped(field: Field | undefined): boolean {
  return !field?.options && field?.control !== 'rowId';
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
