import { Alert, Box, Button, LinearProgress, Paper, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { useUnloadWarning } from '../layout/use-unload-warning.ts';
import { DELETE_MANY, type ManyAction, switchesOf } from './many-actions.ts';
import { useSelection } from './selection.tsx';
import { UndoDelete } from './UndoDelete.tsx';
import { type ManyFailure, useDoToMany } from './use-do-to-many.ts';

type SelectionBarProps = {
  resource: string;
  /** What people call one record: `tour`. */
  item: string;
};

/** Stays at the foot of a list while records are chosen: how many, and what can be done to them. */
export function SelectionBar(props: SelectionBarProps) {
  const { isSelecting } = useSelection();
  return isSelecting ? <OpenBar {...props} /> : null;
}

function OpenBar({ resource, item }: SelectionBarProps) {
  const { chosen, drop, stop } = useSelection();
  const notify = useNotify();
  const { progress, doToMany } = useDoToMany(resource);
  const [isAsking, setAsking] = useState(false);
  const [failures, setFailures] = useState<ManyFailure[]>([]);
  const bar = useRef<HTMLDivElement>(null);
  const count = chosen.size;
  const isIdle = progress === null;
  useUnloadWarning(!isIdle);

  async function run(action: ManyAction) {
    setAsking(false);
    const { doneIds, failures: failed } = await doToMany({ action, chosen: [...chosen] });
    setFailures(failed);
    drop(doneIds);
    // The button that was pressed has nothing to do any more.
    bar.current?.focus();
    if (doneIds.length === 0) return;
    const undo = <UndoDelete resource={resource} item={item} ids={doneIds} />;
    notify(`${countOf(doneIds.length, item)} ${action.done}`, {
      type: 'success',
      ...(action === DELETE_MANY && { action: undo, autoHideDuration: 10_000 }),
    });
  }

  return (
    <Paper
      ref={bar}
      component="section"
      aria-label="Selection"
      tabIndex={-1}
      elevation={6}
      sx={barStyle}
    >
      {failures.length > 0 ? <Failures failures={failures} /> : null}
      <Box sx={rowStyle}>
        <Typography role="status" sx={{ fontWeight: 650, mr: 1 }}>
          {progress ? `${progress.done} of ${progress.total} done` : `${count} selected`}
        </Typography>
        <PageButton isEnabled={isIdle} />
        <Box sx={{ flex: 1 }} />
        {[...switchesOf(resource), DELETE_MANY].map((action) => (
          <Button
            key={action.label}
            variant="outlined"
            size="small"
            color={action === DELETE_MANY ? 'error' : 'primary'}
            disabled={count === 0 || !isIdle}
            onClick={() => (action === DELETE_MANY ? setAsking(true) : run(action))}
          >
            {action.label}
          </Button>
        ))}
        <Button size="small" onClick={stop} disabled={!isIdle}>
          Done
        </Button>
      </Box>
      {progress ? (
        <LinearProgress
          variant="determinate"
          value={(100 * progress.done) / progress.total}
          aria-label="Progress"
          sx={{ mt: 1 }}
        />
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={`Delete ${countOf(count, item)}`}
        question={`Are you sure you want to delete ${count === 1 ? 'this' : 'these'} ${countOf(count, item)}?`}
        confirmLabel="Delete"
        isDangerous
        onConfirm={() => run(DELETE_MANY)}
        onDecline={() => setAsking(false)}
      />
    </Paper>
  );
}

function PageButton({ isEnabled }: { isEnabled: boolean }) {
  const { data = [] } = useListContext();
  const { chosen, choose, drop } = useSelection();
  const isWhole = data.length > 0 && data.every(({ id }) => chosen.has(String(id)));
  return (
    <Button
      size="small"
      disabled={!isEnabled || data.length === 0}
      onClick={() => (isWhole ? drop(data.map(({ id }) => String(id))) : choose(data))}
    >
      {isWhole ? 'Select none on this page' : 'Select all on this page'}
    </Button>
  );
}

function Failures({ failures }: { failures: ManyFailure[] }) {
  return (
    <Alert severity="error" sx={{ mb: 1.5, maxHeight: 180, overflow: 'auto' }}>
      {`${failures.length} could not be changed and ${failures.length === 1 ? 'is' : 'are'} still selected.`}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {failures.map(({ id, title, reason }) => (
          <li key={id}>{`${title}: ${reason}`}</li>
        ))}
      </Box>
    </Alert>
  );
}

/** `1 tour`, `3 tours`, `2 categories`. */
function countOf(count: number, item: string): string {
  const many = item.endsWith('y') ? `${item.slice(0, -1)}ies` : `${item}s`;
  return `${count.toLocaleString('en-US')} ${count === 1 ? item : many}`;
}

const barStyle = {
  position: 'sticky',
  bottom: 12,
  zIndex: 'appBar',
  mt: 3,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
};
const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
