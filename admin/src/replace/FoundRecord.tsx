import { capitalise } from '@karibu/graph/contract';
import { Box, Card, Checkbox, FormControlLabel, Link, Typography } from '@mui/material';
import { memo } from 'react';
import { Link as RouterLink } from 'react-router';
import { compareWords } from '../differences/differences.ts';
import { Words } from '../differences/marked-parts.tsx';
import { knownResource, singularOf } from '../providers/known-resource.ts';
import type { Found } from './use-find.ts';

type FoundRecordProps = {
  record: Found;
  isLeftOut: (path: string) => boolean;
  onToggle: (paths: string[]) => void;
};

/** A record, and each of its fields with what goes struck through and what comes underlined. */
export function FoundRecord({ record, isLeftOut, onToggle }: FoundRecordProps) {
  const { id, resource, changes, changeCount } = record;
  const paths = changes.map(({ path }) => path);
  const kept = paths.filter((path) => !isLeftOut(path)).length;
  const name = nameOf(record);
  const more = changeCount - changes.length;
  const { isSingle } = knownResource(resource);
  return (
    <Card component="li" aria-label={name} sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Checkbox
          checked={kept > 0}
          indeterminate={kept > 0 && kept < paths.length}
          onChange={() =>
            onToggle(kept > 0 && kept < paths.length ? paths.filter(isLeftOut) : paths)
          }
          slotProps={{ input: { 'aria-label': `All of ${name}` } }}
        />
        <Typography sx={{ flex: 1, minWidth: 0, fontWeight: 650, overflowWrap: 'anywhere' }}>
          <Link
            component={RouterLink}
            to={isSingle ? `/${resource}` : `/${resource}/${id}`}
            target="_blank"
            color="inherit"
          >
            {name}
          </Link>
        </Typography>
        <Typography color="textSecondary" sx={{ fontSize: 14 }}>
          {isSingle ? null : capitalise(singularOf(resource))}
        </Typography>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, pl: { xs: 0, sm: 4 }, listStyle: 'none' }}>
        {changes.map(({ path, label, before, after }) => (
          <li key={path}>
            <FormControlLabel
              label={label}
              control={
                <Checkbox
                  checked={!isLeftOut(path)}
                  onChange={() => onToggle([path])}
                  size="small"
                />
              }
              slotProps={{ typography: { sx: { fontSize: 14, color: 'text.secondary' } } }}
            />
            <Box sx={{ pl: { xs: 1, sm: 4 }, mb: 0.5, ...(isLeftOut(path) && outStyle) }}>
              <Change before={before} after={after} />
            </Box>
          </li>
        ))}
      </Box>
      {more > 0 ? (
        <Typography color="textSecondary" sx={{ fontSize: 14, pl: { xs: 1, sm: 8 } }}>
          {`and ${more.toLocaleString('en-US')} more in this record`}
        </Typography>
      ) : null}
    </Card>
  );
}

/** What a record is called: a single one by its kind. */
export function nameOf({ title, resource }: Found): string {
  return title || capitalise(singularOf(resource));
}

const Change = memo(({ before, after }: { before: string; after: string }) => (
  <Words parts={compareWords(toText(before), toText(after))} />
));

/** The API tells values as JSON. */
function toText(json: string): string {
  return String(JSON.parse(json) ?? '');
}

/** What is left out is told by its box; the text stays readable. */
const outStyle = { '& ins, & del': { color: 'text.secondary', textDecoration: 'none' } };
