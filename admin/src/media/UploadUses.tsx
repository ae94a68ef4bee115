import { capitalise } from '@karibu/graph/contract';
import { Box, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { knownResource } from '../providers/known-resource.ts';
import type { Upload, UploadUse } from '../providers/media-calls.ts';
import { LoadFailure } from '../records/LoadFailure.tsx';
import { LoadingBlock } from '../records/LoadingBlock.tsx';
import { DeleteUploadButton } from './DeleteUploadButton.tsx';
import { ReplaceButton } from './ReplaceButton.tsx';

type UploadUsesProps = { upload: Upload; onDeleted: () => void };

/**
 * The records that show a picture. A picture in use can be replaced, one that no record shows can
 * be deleted, unless a record in the bin shows it.
 */
export function UploadUses({ upload, onDeleted }: UploadUsesProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" component="h3" sx={{ mb: 1 }}>
        Shown in
      </Typography>
      <Uses upload={upload} onDeleted={onDeleted} />
    </Box>
  );
}

function Uses({ upload, onDeleted }: UploadUsesProps) {
  const { uses, hasFailed, refetch } = useUses(upload);
  if (!uses && hasFailed) {
    return <LoadFailure what="The records that show it" onRetry={refetch} />;
  }
  if (!uses) return <LoadingBlock height={96} />;
  const shown = uses.filter(({ isInBin }) => !isInBin);
  const named = uses.filter(({ recordId }) => recordId !== '');
  return (
    <>
      {shown.length === 0 ? (
        <Typography sx={{ mb: 2 }}>No record shows this picture.</Typography>
      ) : null}
      {shown.length > 0 ? <ReplaceButton upload={upload} useCount={shown.length} /> : null}
      <Box component="ul" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none', '&:empty': { mb: 0 } }}>
        {named.map((use) => (
          <UseLink key={`${use.resource} ${use.recordId}`} use={use} />
        ))}
      </Box>
      <Others count={uses.length - named.length} areNamed={named.length > 0} />
      {uses.length === 0 ? <DeleteUploadButton upload={upload} onDeleted={onDeleted} /> : null}
    </>
  );
}

/** The records that the person who looks may not read. */
function Others({ count, areNamed }: { count: number; areNamed: boolean }) {
  if (count === 0) return null;
  const others = `${count} ${count === 1 ? 'record' : 'records'} of other sections`;
  return <Typography sx={{ mb: 2 }}>{areNamed ? `And ${others}.` : `${others}.`}</Typography>;
}

/** The records are looked for when the details open: that reads the whole content. */
function useUses({ id }: Upload) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['uploads', 'uses', id],
    queryFn: () => dataProvider.getUploadUses(id),
    // A record may show it by now: nothing is deleted because of an old answer.
    staleTime: 0,
    gcTime: 0,
  });
  return { uses: data, hasFailed: error !== null, refetch };
}

function UseLink({ use: { resource, recordId, title, isInBin } }: { use: UploadUse }) {
  const { isSingle, words } = knownResource(resource);
  const kind = capitalise(words.singular);
  const address = isSingle ? `/${resource}` : `/${resource}/${recordId}`;
  return (
    <Box component="li" sx={rowStyle}>
      <Link
        component={RouterLink}
        to={isInBin ? '/bin' : address}
        sx={{ display: 'inline-block', minHeight: 24, overflowWrap: 'anywhere' }}
      >
        {isSingle ? kind : title}
      </Link>
      {isSingle ? null : (
        <Typography color="textSecondary" sx={{ fontSize: 14 }}>
          {isInBin ? `${kind} in the bin, which keeps the picture` : kind}
        </Typography>
      )}
    </Box>
  );
}

const rowStyle = { py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } };
