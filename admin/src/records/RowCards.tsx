import { Box, Card, Typography } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { nameColumn, type RecordTableProps } from './column.ts';
import { SelectBox } from './SelectBox.tsx';

/** The rows of a table as cards, where there is no room for columns. */
export function RowCards<Row extends RaRecord>(props: RecordTableProps<Row>) {
  const { label, records, columns, renderActions } = props;
  const named = nameColumn(columns);
  const others = columns.filter((column) => column !== named);
  return (
    <Box component="ul" aria-label={label} sx={listStyle}>
      {records.map((record) => (
        <Card component="li" key={record.id} sx={{ p: 2, pb: 1, overflowWrap: 'anywhere' }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <SelectBox record={record} />
            <Typography component="div" sx={{ fontWeight: 650 }}>
              {named?.render(record)}
            </Typography>
          </Box>
          <Box component="dl" sx={factsStyle}>
            {others
              .map(({ label: name, render }) => ({ name, value: render(record) }))
              .filter(({ value }) => value !== '')
              .map(({ name, value }) => (
                <Box key={name} sx={{ display: 'contents' }}>
                  <Typography component="dt" color="textSecondary" sx={{ fontSize: 14 }}>
                    {name}
                  </Typography>
                  <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
                    {value}
                  </Box>
                </Box>
              ))}
          </Box>
          <Box sx={{ mx: -1 }}>{renderActions(record)}</Box>
        </Card>
      ))}
    </Box>
  );
}

const listStyle = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  listStyle: 'none',
  p: 0,
  m: 0,
};
const factsStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'baseline',
  columnGap: 2,
  rowGap: 0.5,
  my: 1,
};
