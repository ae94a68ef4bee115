import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { Act } from '../jobs/do-as-whole.ts';
import { useJobs } from '../jobs/jobs.ts';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { DockPaper, InDock } from '../layout/Dock.tsx';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import type { Deletion } from '../providers/history-calls.ts';
import { countOf, RECORDS } from '../records/count-of.ts';

type BinBarProps = { chosen: readonly Deletion[]; onDone: () => void };

/** How many deleted records are chosen, and the buttons that restore or remove them all. */
export function BinBar({ chosen, onDone }: BinBarProps) {
  const [isAsking, setAsking] = useState(false);
  const { restoreAll, removeAll, isRunning } = useBinJobs(chosen);
  const records = countOf(chosen.length, RECORDS);
  // What comes back into the bin later is not chosen again.
  const then = (start: () => Promise<unknown>) => () => {
    setAsking(false);
    void start();
    onDone();
  };
  const them = chosen.length === 1 ? 'it' : 'them';
  return (
    <InDock>
      <DockPaper label="Selection">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography role="status" sx={{ flex: 1, fontWeight: 650 }}>
            {`${chosen.length.toLocaleString('en-US')} selected`}
          </Typography>
          <Button variant="outlined" size="small" disabled={isRunning} onClick={then(restoreAll)}>
            Restore
          </Button>
          <Button
            variant="outlined"
            size="small"
            color="error"
            disabled={isRunning}
            onClick={() => setAsking(true)}
          >
            Remove for good
          </Button>
          <Button size="small" disabled={isRunning} onClick={onDone}>
            Done
          </Button>
        </Box>
        <ConfirmDialog
          isOpen={isAsking}
          title={`Remove ${records} for good`}
          question={`Nobody can bring ${them} back afterwards: the history goes as well.`}
          confirmLabel="Remove for good"
          isDangerous
          onConfirm={then(removeAll)}
          onDecline={() => setAsking(false)}
        />
      </DockPaper>
    </InDock>
  );
}

function useBinJobs(chosen: readonly Deletion[]) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const notify = useNotify();
  const { run, running } = useJobs();
  const shared = {
    resource: Object.fromEntries(chosen.map(({ recordId, resource }) => [recordId, resource])),
    records: chosen.map(({ recordId, title }) => [recordId, title] as const),
    left: 'still in the bin',
  };
  const restore: Act = (ids, resource) => dataProvider.restoreRecords(resource, ids);
  const remove: Act = (ids, resource) => dataProvider.removeDeleted(resource, ids);
  return {
    isRunning: running !== null,
    restoreAll: () =>
      run({
        ...shared,
        ...{ doing: 'Restoring', done: 'restored', failed: 'could not be restored' },
        bin: 'outOf',
        canPutBack: true,
        act: restore,
      }),
    async removeAll() {
      const words = { doing: 'Removing', done: 'removed for good', failed: 'not removed' };
      const { doneIds } = await run({ ...shared, ...words, act: remove });
      if (doneIds.length === 0) return;
      notify(`${countOf(doneIds.length, RECORDS)} removed for good`, { type: 'success' });
    },
  };
}
