import { capitalise } from '@karibu/graph/contract';
import { Box, DialogContent, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { type Difference, listDifferences, type Part } from '../differences/differences.ts';
import { numbered } from '../differences/marked-parts.tsx';
import { WideDialog } from '../layout/WideDialog.tsx';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { fieldsOf } from '../providers/fields-of.ts';
import type { Deletion } from '../providers/history-calls.ts';
import { singularOf } from '../providers/known-resource.ts';
import { CardImage } from '../records/CardImage.tsx';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { LoadingBlock } from '../records/LoadingBlock.tsx';

type LookInsideProps = { deletion: Deletion; onClose: () => void };

/** What a deleted record held, field by field. */
export function LookInside({ deletion, onClose }: LookInsideProps) {
  const { resource, recordId, title } = deletion;
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['bin', resource, recordId],
    queryFn: () => dataProvider.getHistory(resource, recordId),
  });
  const held = data?.items[0]?.before;
  return (
    <WideDialog title={`${capitalise(singularOf(resource))}: ${title}`} onClose={onClose} isRuled>
      <DialogContent tabIndex={0} aria-label="What it held" role="region">
        {held ? <Held fields={listDifferences(fieldsOf(resource), {}, held)} /> : null}
        {data && !held ? 'It is not in the bin any more.' : null}
        {!data && error ? <LoadFailure what="The record" onRetry={refetch} /> : null}
        {!data && !error ? <LoadingBlock height={160} /> : null}
      </DialogContent>
    </WideDialog>
  );
}

function Held({ fields }: { fields: Difference[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {fields.map(({ path, label, look, parts }) => (
        <div key={path}>
          <Typography component="dt" color="textSecondary" sx={{ fontSize: 14, fontWeight: 600 }}>
            {label}
          </Typography>
          {numbered(parts).map(({ key, part }) => (
            <Box component="dd" key={key} sx={valueStyle}>
              <Value part={part} isPicture={look === 'pictures'} />
            </Box>
          ))}
        </div>
      ))}
    </Box>
  );
}

function Value({ part: { text }, isPicture }: { part: Part; isPicture: boolean }) {
  if (!isPicture) return text;
  return (
    <Box sx={{ maxWidth: '9rem', borderRadius: 1, overflow: 'hidden' }}>
      <CardImage address={text} />
    </Box>
  );
}

const valueStyle = { m: 0, mt: 0.25, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' };
