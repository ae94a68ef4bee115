import type { Field, Rate } from '@karibu/graph/contract';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Box, Button } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { columns } from '../forms/FieldGroup.tsx';
import type { ControlProps } from '../inputs/control.ts';
import { RowsInput } from '../inputs/RowsInput.tsx';
import { toNextYear } from './next-year.ts';
import { SampleTotal } from './SampleTotal.tsx';

/** The seasons of a trip with their prices, and beside them what a party would pay. */
export function RatesInput(props: ControlProps) {
  return (
    <Box className="wide" sx={besideStyle}>
      <RowsInput
        {...props}
        mayBeEmpty
        renderRow={(index, insert) => (
          <Season
            {...props}
            source={`${props.source}.${index}`}
            onCopy={(season) => insert(index + 1, toNextYear(season))}
          />
        )}
      />
      <SampleTotal />
    </Box>
  );
}

type SeasonProps = ControlProps & { onCopy: (season: Rate) => void };

/** One season: its days, its prices by the size of the party, and what else they depend on. */
function Season({ source, onCopy, ...props }: SeasonProps) {
  const { getValues } = useFormContext();
  const isDated = useWatch({ name: `${source}.everyYear` }) === false;
  const fields = props.field.of?.fields ?? {};
  const draw = (name: string, label?: string) => {
    const field = fieldAt(fields, name);
    const shown = { ...field, required: false, label: label ?? field.label };
    return props.renderField(shown, `${source}.${name}`);
  };
  const perPerson = fieldAt(fields, 'perPerson');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={lineStyle}>
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>{draw('season')}</Box>
        {draw('from')}
        {draw('to')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
        {draw('everyYear')}
        {isDated ? (
          <Button
            startIcon={<CopyIcon />}
            onClick={() => onCopy(getValues(source))}
            sx={{ alignSelf: 'start' }}
          >
            Copy this season to next year
          </Button>
        ) : null}
      </Box>
      <RowsInput
        {...props}
        source={`${source}.perPerson`}
        field={perPerson}
        label={perPerson.label}
        help={perPerson.help}
        isOrdered={false}
        renderField={(field, place) => {
          const isSize = place.endsWith('.travellers');
          return props.renderField(isSize ? { ...field, label: 'Travellers from' } : field, place);
        }}
      />
      <Box sx={{ ...lineStyle, gridTemplateColumns: columns(11) }}>
        {draw('singleSupplement')}
        {draw('child.percent', 'Child pays, in percent')}
        {draw('child.fromAge')}
        {draw('child.toAge')}
      </Box>
    </Box>
  );
}

function fieldAt(fields: Record<string, Field>, path: string): Field {
  const [name = '', ...rest] = path.split('.');
  const field = fields[name];
  if (!field) throw new Error(`A season has no ${path}`);
  return rest.length === 0 ? field : fieldAt(field.fields ?? {}, rest.join('.'));
}

const besideStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 15rem' },
};

const lineStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: columns(9),
};
