import type { Control, Field } from '@karibu/graph/contract';
import { Box } from '@mui/material';
import type { ComponentType } from 'react';
import type { ControlProps } from './control.ts';

type RowFieldsProps = {
  /** The list that the row is of. */
  field: Field;
  source: string;
  renderField: ControlProps['renderField'];
};

/** By the names of fields: what draws them in place of their usual control; null for nothing. */
type OwnControls = Record<string, ComponentType<ControlProps> | null>;

const SHORT: readonly Control[] = ['text', 'number', 'money', 'date', 'select'];
const MOST_IN_A_LINE = 4;

/** Whether the rows of a list are few short fields, which fit into a line. */
export function isFlat(list: Field): boolean {
  const fields = listShown(list.of?.fields ?? {}, '');
  return (
    fields.length <= MOST_IN_A_LINE && fields.every(([, { control }]) => SHORT.includes(control))
  );
}

/** The help of a list and of the fields of its rows, which is said once. */
export function flatHelp(list: Field, help: string): string {
  const inner = listShown(list.of?.fields ?? {}, '');
  const helps = inner.flatMap(([, field]) => (field.help ? `${field.label}: ${field.help}` : []));
  return [help, ...helps].filter((each) => each !== '').join(' ');
}

/** The fields of a row in a line. */
export function FlatFields({ field: list, source, renderField }: RowFieldsProps) {
  return (
    <Box sx={flatStyle}>
      {listShown(list.of?.fields ?? {}, source).map(([place, field]) => (
        <Box key={place}>{renderField({ ...field, required: false, help: '' }, place)}</Box>
      ))}
    </Box>
  );
}

/** The fields of a row in columns; one with a control of its own takes a whole line. */
export function RowFields(props: RowFieldsProps & { controls?: OwnControls }) {
  const { field: list, source, renderField, controls = {} } = props;
  const controlOf = (place: string) => controls[place.slice(source.length + 1)];
  const shown = listShown(list.of?.fields ?? {}, source).filter(
    ([place]) => controlOf(place) !== null,
  );
  return (
    <Box sx={columnsStyle}>
      {shown.map(([place, given]) => {
        const field = { ...given, required: false };
        const Own = controlOf(place);
        const { label, help } = field;
        return (
          <Box key={place} className={Own ? 'wide' : WIDTHS[field.control]}>
            {Own ? (
              <Own
                source={place}
                field={field}
                label={label}
                help={help}
                renderField={renderField}
              />
            ) : (
              renderField(field, place)
            )}
          </Box>
        );
      })}
    </Box>
  );
}

/** The fields of a row that people fill in, with where they are; those of a group one by one. */
function listShown(fields: Record<string, Field>, source: string): [string, Field][] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const place = `${source}.${name}`;
    if (field.control === 'rowId') return [];
    return field.control === 'group' ? listShown(field.fields ?? {}, place) : [[place, field]];
  });
}

const WIDTHS: Partial<Record<Control, string>> = {
  textarea: 'wide',
  rows: 'wide',
  number: 'narrow',
};

const flatStyle = {
  flex: { xs: '1 1 60%', sm: '1 1 auto' },
  minWidth: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
};

/** A short field and a long one share the first line: an icon and a title, a day and a title. */
const columnsStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { sm: 'minmax(7rem, 1fr) repeat(3, 1fr)' },
  '& > *': { gridColumn: { sm: 'span 2' } },
  '& > .narrow, & > :first-of-type': { gridColumn: { sm: 'span 1' } },
  '& > :nth-of-type(2)': { gridColumn: { sm: 'span 3' } },
  '& > .wide, & > :first-of-type:has(+ .wide)': { gridColumn: '1 / -1' },
};
