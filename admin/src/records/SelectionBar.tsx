import { Box, Button, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useJobs } from '../jobs/jobs.ts';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { DockPaper, InDock } from '../layout/Dock.tsx';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { knownResource } from '../providers/known-resource.ts';
import { useMay } from '../session/may.ts';
import { ChooseButtons } from './ChooseButtons.tsx';
import { countOf } from './count-of.ts';
import { DELETE_MANY, type ManyAction, switchesOf } from './many-actions.ts';
import { useSelection } from './selection.tsx';

type SelectionBarProps = { resource: string };

/** Stays at the foot of a list while records are chosen: how many, and what can be done to them. */
export function SelectionBar(props: SelectionBarProps) {
  const { isSelecting } = useSelection();
  return isSelecting ? <OpenBar {...props} /> : null;
}

function OpenBar({ resource }: SelectionBarProps) {
  const { chosen, stop } = useSelection();
  const isRunning = useJobs().running !== null;
  const bar = useRef<HTMLDivElement>(null);
  const doToChosen = useDoToChosen(resource);
  const [isAsking, setAsking] = useState(false);
  const mayPublish = useMay().publish;
  const count = chosen.size;
  const records = countOf(count, knownResource(resource).words);

  async function run(action: ManyAction) {
    setAsking(false);
    await doToChosen(action);
    // The button that was pressed has nothing to do any more. Who is elsewhere by now stays there.
    if (document.activeElement === document.body) bar.current?.focus();
  }

  return (
    <InDock>
      <DockPaper ref={bar} label="Selection">
        <Box sx={barStyle}>
          <Typography role="status" sx={{ gridArea: 'count', fontWeight: 650 }}>
            {`${count.toLocaleString('en-US')} selected`}
          </Typography>
          <Box sx={{ ...buttonsStyle, gridArea: 'choose', ml: { xs: -2, lg: 0 } }}>
            <ChooseButtons resource={resource} isEnabled={!isRunning} />
          </Box>
          <Box sx={{ ...buttonsStyle, gridArea: 'actions' }}>
            {[...(mayPublish ? switchesOf(resource) : []), DELETE_MANY].map((action) => (
              <Button
                key={action.label}
                variant="outlined"
                size="small"
                color={action === DELETE_MANY ? 'error' : 'primary'}
                disabled={count === 0 || isRunning}
                onClick={() => (action === DELETE_MANY ? setAsking(true) : run(action))}
              >
                {action.label}
              </Button>
            ))}
          </Box>
          <Button size="small" onClick={stop} disabled={isRunning} sx={{ gridArea: 'done' }}>
            Done
          </Button>
        </Box>
        <ConfirmDialog
          isOpen={isAsking}
          title={`Delete ${records}`}
          question={`Are you sure you want to delete ${count === 1 ? 'this' : 'these'} ${records}?`}
          confirmLabel="Delete"
          isDangerous
          onConfirm={() => run(DELETE_MANY)}
          onDecline={() => setAsking(false)}
        />
      </DockPaper>
    </InDock>
  );
}

/** Does something to the selected records and says how many were done. Those are deselected. */
function useDoToChosen(resource: string) {
  const { chosen, drop } = useSelection();
  const { run } = useJobs();
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const notify = useNotify();

  return async (action: ManyAction) => {
    const { doing, done, values } = action;
    const { words } = knownResource(resource);
    const isBinned = !values;
    const bin = isBinned ? 'into' : undefined;
    const act = async (ids: string[]) => {
      const changed = values
        ? await dataProvider.updateRecords(resource, ids, values)
        : await dataProvider.deleteRecords(resource, ids);
      // What someone else deleted is on no list any more.
      const gone = changed.filter(({ isDone, code }) => isDone || code === 'NOT_FOUND');
      drop(gone.map(({ id }) => id));
      return changed;
    };
    const failed = values ? 'could not be changed' : 'could not be deleted';
    const records = [...chosen];
    const left = 'still selected';
    const { doneIds } = await run({ resource, doing, done, failed, left, records, bin, act });
    // Of what can be brought back there is a report that stays.
    if (doneIds.length === 0 || isBinned) return;
    notify(`${countOf(doneIds.length, words)} ${done}`, { type: 'success' });
  };
}

const barStyle = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  gridTemplateColumns: { xs: '1fr auto', lg: 'auto 1fr auto auto' },
  gridTemplateAreas: {
    xs: '"count done" "choose choose" "actions actions"',
    lg: '"count choose actions done"',
  },
};
const buttonsStyle = { display: 'flex', flexWrap: 'wrap', gap: 1 };
