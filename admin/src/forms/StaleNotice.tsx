import { Alert, AlertTitle, Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDataProvider, useEditContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { formatMoment } from '../layout/format-moment.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import type { StaleVersion } from './use-stale-version.ts';

/** Says who saved the record meanwhile, and lets her choose: theirs, or hers on top of it. */
export function StaleNotice({ item, stale }: { item: string; stale: StaleVersion }) {
  const { refetch, save, saving } = useEditContext();
  const { handleSubmit } = useFormContext();
  const change = useLastChange(stale.version);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' });
  }, []);
  const who = change ? `${change.by} saved this ${item} on ${formatMoment(change.at)}` : null;

  async function load() {
    await refetch();
    stale.clear();
  }

  function overwrite() {
    const meta = { version: stale.version };
    return handleSubmit(async (values) => {
      await save?.(values, { meta });
    })();
  }

  return (
    <Alert severity="warning" ref={notice}>
      <AlertTitle>This {item} has changed since you opened it</AlertTitle>
      {who ?? 'Someone else saved it'}. What you typed is still here and not saved yet.
      <Stack direction="row" useFlexGap sx={{ mt: 1.5, gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={overwrite} disabled={Boolean(saving)}>
          Save my changes over it
        </Button>
        <Button variant="outlined" onClick={load} disabled={Boolean(saving)}>
          Load the new version
        </Button>
      </Stack>
    </Alert>
  );
}

function useLastChange(version: number | null) {
  const { resource, record } = useEditContext();
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const id = record?.id;
  const { data } = useQuery({
    queryKey: [resource, 'history', id, version],
    queryFn: () => dataProvider.getHistory(resource, String(id)),
    enabled: id !== undefined,
    retry: false,
  });
  return data?.find((change) => change.version === version) ?? null;
}
