import { Box, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import type { FoundRecord } from './found-records.ts';

/** What was found of one resource, below its icon and name. */
export function FoundGroup({ records, children }: { records: FoundRecord[]; children: ReactNode }) {
  const id = useId();
  const [first] = records;
  if (!first) return null;
  const { icon: Icon, label } = first.resource;
  return (
    <Box component="li" role="presentation" sx={groupStyle}>
      <Box sx={headStyle}>
        <Icon />
        <Typography id={id} sx={{ flex: 1, fontSize: 13, fontWeight: 650 }}>
          {label}
        </Typography>
        {first.total > records.length ? (
          <Typography sx={{ fontSize: 13 }}>
            {records.length} of {first.total}
          </Typography>
        ) : null}
      </Box>
      <Box component="ul" role="group" aria-labelledby={id} sx={{ p: 0, pb: 0.5 }}>
        {children}
      </Box>
    </Box>
  );
}

const groupStyle = {
  listStyle: 'none',
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '& .MuiAutocomplete-option.MuiAutocomplete-option': {
    minHeight: 40,
    pl: 6,
    overflowWrap: 'anywhere',
  },
};

const headStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  px: 2,
  pt: 1,
  pb: 0.5,
  color: 'text.secondary',
  '& svg': { fontSize: 20 },
};
