import type { FieldMap } from '@karibu/graph/contract';
import { Box, Chip, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { memo } from 'react';
import { scrollingIfLarge } from '../layout/small-window.ts';
import type { ImportedRow } from '../providers/data-provider.ts';
import { describeErrors } from './describe-error.ts';

const ACTIONS = {
  create: { label: 'New', color: 'success' },
  update: { label: 'Changed', color: 'primary' },
  unchanged: { label: 'Unchanged', color: 'default' },
  refused: { label: 'Refused', color: 'error' },
} as const;

/** More rows than this would make the table slow; the file has them all. */
const SHOWN = 500;

/** What becomes, or became, of each row of a file. Drawn again only when the rows change. */
export const ImportRows = memo(({ fields, rows }: { fields: FieldMap; rows: ImportedRow[] }) => (
  <Box tabIndex={0} role="region" aria-label="Rows" sx={scrollingIfLarge('45vh')}>
    <Table size="small" stickyHeader aria-label="Rows of the file" sx={tableStyle}>
      <TableHead>
        <TableRow>
          {['Row', 'Record', 'Outcome'].map((heading) => (
            <TableCell key={heading}>{heading}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.slice(0, SHOWN).map((row) => (
          <TableRow key={row.row} sx={{ verticalAlign: 'top' }}>
            <TableCell>{row.row}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 112 }}>{row.title}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>
              <Chip size="small" {...ACTIONS[row.action]} sx={{ mr: 1 }} /> {detailsOf(fields, row)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
));

function detailsOf(fields: FieldMap, { action, changes, errors }: ImportedRow): string {
  return action === 'refused' ? describeErrors(fields, errors) : changes;
}

/** On a phone the words need the room between the columns. */
const tableStyle = { '& .MuiTableCell-root': { px: { xs: 1, sm: 2 } } };
