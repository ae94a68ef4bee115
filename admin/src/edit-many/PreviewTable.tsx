import { Alert, Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { scrollingIfLarge } from '../layout/small-window.ts';
import type { EditedRecord } from '../providers/bulk-calls.ts';
import { fieldsOf } from '../providers/fields-of.ts';
import { sayValue } from './say-value.ts';

type PreviewTableProps = {
  resource: string;
  changing: EditedRecord[];
  refused: EditedRecord[];
};

/** More rows than this would make the table slow. */
const SHOWN = 300;
const REFUSED_SHOWN = 20;

/** The values of records before and after an edit. */
export function PreviewTable({ resource, changing, refused }: PreviewTableProps) {
  const fields = fieldsOf(resource);
  const rows = changing.flatMap(({ id, title, changes }) =>
    changes.map((change, index) => ({ ...change, id, title: index === 0 ? title : '' })),
  );
  return (
    <>
      {refused.length > 0 ? (
        <Alert severity="warning">
          <Box component="ul" sx={{ m: 0, pl: 2 }}>
            {refused.slice(0, REFUSED_SHOWN).map(({ id, title, message }) => (
              <li key={id}>{`${title || 'A record that is gone'}: ${message}`}</li>
            ))}
            {refused.length > REFUSED_SHOWN ? (
              <li>{`and ${refused.length - REFUSED_SHOWN} more`}</li>
            ) : null}
          </Box>
        </Alert>
      ) : null}
      {rows.length > 0 ? (
        <Box tabIndex={0} role="region" aria-label="Before and after" sx={scrollStyle}>
          <Table size="small" stickyHeader aria-label="Values before and after" sx={tableStyle}>
            <TableHead>
              <TableRow>
                {['Record', 'Field', 'Before', 'After'].map((heading) => (
                  <TableCell key={heading}>{heading}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.slice(0, SHOWN).map(({ id, title, path, label, before, after }) => (
                <TableRow key={`${id} ${path}`}>
                  <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                    {title}
                  </TableCell>
                  <TextCell text={label} />
                  <TextCell
                    text={sayValue(fields, path, before)}
                    sx={{ color: 'text.secondary' }}
                  />
                  <TextCell text={sayValue(fields, path, after)} sx={{ fontWeight: 600 }} />
                </TableRow>
              ))}
            </TableBody>
          </Table>
          {rows.length > SHOWN ? (
            <Box sx={{ p: 2 }}>
              {`and ${(rows.length - SHOWN).toLocaleString('en-US')} more values`}
            </Box>
          ) : null}
        </Box>
      ) : null}
    </>
  );
}

/** An amount or a word is never broken between its letters. */
const SHORT = 12;

function TextCell({ text, sx }: { text: string; sx?: object }) {
  const whiteSpace = text.length <= SHORT ? 'nowrap' : 'normal';
  return <TableCell sx={{ ...sx, whiteSpace }}>{text}</TableCell>;
}

const scrollStyle = scrollingIfLarge('50vh');

/** On a phone the words need the room between the columns. */
const tableStyle = {
  '& .MuiTableRow-root': { verticalAlign: 'top' },
  '& .MuiTableCell-root': { px: { xs: 1, sm: 2 }, overflowWrap: 'anywhere' },
  '& thead th': { whiteSpace: 'nowrap' },
};
