import type { Control, Field } from '@karibu/graph/contract';
import AddIcon from '@mui/icons-material/Add';
import { Box, Button, FormHelperText, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { blankRow } from '../forms/field-values.ts';
import { isDropped } from '../forms/fields-resolver.ts';
import { SortableList } from '../sorting/SortableList.tsx';
import type { ControlProps } from './control.ts';
import { Fieldset } from './Fieldset.tsx';

export type RowsInputProps = ControlProps & {
  renderRow?: (index: number) => ReactNode;
  /** Other ways to add a row, beside the button that adds a blank one. */
  renderWaysToAdd?: (add: (row: unknown, mayFillBlank: boolean) => void) => ReactNode;
};

/** A list of groups, such as the days of an itinerary, each with the controls of its fields. */
export function RowsInput(props: RowsInputProps) {
  const { source, field, label, help, renderField } = props;
  const { getValues } = useFormContext();
  const { fields: rows, append, update, remove, move } = useFieldArray({ name: source });
  const { errors } = useFormState({ name: source });
  const message = errors[source]?.root?.message ?? errors[source]?.message;
  const renderRow =
    props.renderRow ?? ((index) => renderColumns(field, `${source}.${index}`, renderField));

  /** An empty row may be replaced, where that is allowed. */
  function add(row: unknown, mayFillBlank: boolean) {
    const blank = JSON.stringify(blankRow(field));
    const stored: unknown[] = getValues(source) ?? [];
    const place = stored.findIndex((each) => JSON.stringify(each) === blank);
    if (place === -1 || !mayFillBlank) append(row as object, { shouldFocus: false });
    else update(place, row as object);
  }

  return (
    <Fieldset
      label={label}
      isWrong={message !== undefined}
      message={message ? String(message) : help}
      messageId={`${source}-message`}
    >
      <SortableList
        ids={rows.map(({ id }) => id)}
        layout={{ display: 'grid', gap: 1.5 }}
        nameOf={(index) => `${label} ${index + 1}`}
        onMove={move}
        onRemove={remove}
        renderItem={(index, controls) => (
          <Box role="group" aria-label={`${label} ${index + 1}`} sx={rowStyle}>
            <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
              <Typography sx={{ flex: 1, fontWeight: 600 }}>{index + 1}</Typography>
              {controls}
            </Box>
            {renderRow(index)}
            <DropWarning field={field} source={`${source}.${index}`} />
          </Box>
        )}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button startIcon={<AddIcon />} onClick={() => append(blankRow(field))}>
          Add to {label.toLowerCase()}
        </Button>
        {props.renderWaysToAdd?.(add)}
      </Box>
    </Fieldset>
  );
}

function renderColumns(field: Field, source: string, renderField: ControlProps['renderField']) {
  const all = Object.entries(field.of?.fields ?? {});
  const entries = all.filter(([, { control }]) => control !== 'rowId');
  return (
    <Box sx={columnsStyle}>
      {entries.map(([name, each]) => (
        <Box key={name} className={WIDTHS[each.control]}>
          {renderField({ ...each, required: false }, `${source}.${name}`)}
        </Box>
      ))}
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

const rowStyle = {
  p: 2,
  pt: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.default',
};
const WIDTHS: Partial<Record<Control, string>> = { textarea: 'wide', number: 'narrow' };

/** A short field and a long one share the first line: an icon and a title, a day and a title. */
const columnsStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { sm: 'minmax(7rem, 1fr) repeat(3, 1fr)' },
  '& > *': { gridColumn: { sm: 'span 2' } },
  '& > .narrow, & > :first-of-type': { gridColumn: { sm: 'span 1' } },
  '& > :nth-of-type(2)': { gridColumn: { sm: 'span 3' } },
  '& > .wide': { gridColumn: '1 / -1' },
};
