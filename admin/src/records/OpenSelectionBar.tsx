import { Box, Button, Typography } from '@mui/material';
import { lazy, Suspense, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { flushSync } from 'react-dom';
import { useJobs } from '../jobs/jobs.ts';
import type { Named } from '../jobs/of-resource.ts';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { DockPaper, InDock } from '../layout/Dock.tsx';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { knownResource } from '../providers/known-resource.ts';
import { useMay } from '../session/may.ts';
import { ChooseButtons } from './ChooseButtons.tsx';
import { countOf } from './count-of.ts';
import { DELETE_MANY, type ManyAction, switchesOf } from './many-actions.ts';
import { useSelection } from './selection.tsx';

// An edit of many records is seldom: its dialog comes when it is asked for.
const EditManyDialog = lazy(async () => ({
  default: (await import('../edit-many/EditManyDialog.tsx')).EditManyDialog,
}));

/** How many records are chosen, and what can be done to them. */
export function OpenSelectionBar({ resource }: { resource: string }) {
  const { chosen, stop } = useSelection();
  const isRunning = useJobs().running !== null;
  const bar = useRef<HTMLDivElement>(null);
  const doToChosen = useDoToChosen(resource);
  const [asked, setAsked] = useState<ManyAction | null>(null);
  const [edited, setEdited] = useState<readonly Named[] | null>(null);
  const mayPublish = useMay().publish;
  const count = chosen.size;
  const records = countOf(count, knownResource(resource).words);

  async function run(action: ManyAction) {
    // The button that was pressed is disabled meanwhile, and would lose the focus to a card.
    flushSync(() => setAsked(null));
    bar.current?.focus();
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
            <Button
              variant="outlined"
              size="small"
              disabled={count === 0 || isRunning}
              onClick={() => setEdited([...chosen])}
            >
              Edit…
            </Button>
            {[...(mayPublish ? switchesOf(resource) : []), DELETE_MANY].map((action) => (
              <Button
                key={action.label}
                variant="outlined"
                size="small"
                color={action === DELETE_MANY ? 'error' : 'primary'}
                disabled={count === 0 || isRunning}
                onClick={() => (mayRunAtOnce(action, count) ? run(action) : setAsked(action))}
              >
                {action.label}
              </Button>
            ))}
          </Box>
          <Button size="small" onClick={stop} disabled={isRunning} sx={{ gridArea: 'done' }}>
            Done
          </Button>
        </Box>
        {asked ? (
          <ConfirmDialog
            isOpen
            title={`${asked.label} ${records}`}
            question={questionOf(asked, count, records)}
            confirmLabel={asked.label}
            isDangerous={asked === DELETE_MANY}
            onConfirm={() => run(asked)}
            onDecline={() => setAsked(null)}
          />
        ) : null}
        <Suspense fallback={null}>
          {edited ? (
            <EditManyDialog resource={resource} records={edited} onClose={() => setEdited(null)} />
          ) : null}
        </Suspense>
      </DockPaper>
    </InDock>
  );
}

/** One record is switched at a press: that is as quickly switched back. */
function mayRunAtOnce(action: ManyAction, count: number): boolean {
  return action !== DELETE_MANY && count === 1;
}

function questionOf({ label }: ManyAction, count: number, records: string): string {
  const these = `${count === 1 ? 'this' : 'these'} ${records}`;
  if (label === DELETE_MANY.label) return `Are you sure you want to delete ${these}?`;
  return `${label} ${these}? What was changed can be undone afterwards.`;
}

/** Does something to the selected records. Those that were deleted are deselected. */
function useDoToChosen(resource: string) {
  const { chosen, drop } = useSelection();
  const { run } = useJobs();
  const dataProvider = useDataProvider<KaribuDataProvider>();

  return (action: ManyAction) => {
    const { doing, done, values } = action;
    const bin = values ? undefined : 'into';
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
    return run({ resource, doing, done, failed, left: 'still selected', records, bin, act });
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
