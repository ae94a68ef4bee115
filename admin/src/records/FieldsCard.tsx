import { Box, Typography } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { toReadable, toReadableEntries } from '../differences/readable.ts';
import { fieldsOf } from '../providers/fields-of.ts';
import { knownResource } from '../providers/known-resource.ts';
import { cardFields } from './card-fields.ts';
import { excerptStyle } from './excerpt-style.ts';
import { RecordCard } from './RecordCard.tsx';

type FieldsCardProps = { resource: string; record: RaRecord };

/** A record whose resource has no card of its own, as a card that is made from its fields. */
export function FieldsCard({ resource, record }: FieldsCardProps) {
  const fields = fieldsOf(resource);
  const { image, facts, excerpt } = cardFields(fields, knownResource(resource).title);
  const read = (name: string) => {
    const field = fields[name];
    if (!field) return '';
    const value = record[name];
    return field.type === 'list'
      ? toReadableEntries(field, value).join(', ')
      : toReadable(field, value);
  };
  const shown = facts
    .map((name) => ({ name, label: fields[name]?.label, text: read(name) }))
    .filter(({ text }) => text !== '');
  return (
    <RecordCard
      resource={resource}
      record={record}
      image={image === null ? undefined : String(record[image] ?? '')}
    >
      {excerpt ? <Typography sx={excerptStyle}>{read(excerpt)}</Typography> : null}
      <Box component="dl" sx={factsStyle}>
        {shown.map(({ name, label, text }) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" color="textSecondary" sx={{ fontSize: 14 }}>
              {label}
            </Typography>
            <Typography component="dd" noWrap sx={{ m: 0, fontSize: 14 }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </RecordCard>
  );
}

/** The fields of a record that its card shows. */
export function fieldsShown(resource: string): string[] {
  const { image, facts, excerpt } = cardFields(fieldsOf(resource), knownResource(resource).title);
  return [image, ...facts, excerpt].filter((name) => name !== null);
}

const factsStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  mt: 1,
  '&:empty': { display: 'none' },
};
