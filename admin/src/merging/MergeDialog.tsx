import type { FieldMap } from '@karibu/graph/contract';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { DifferenceList } from '../differences/DifferenceParts.tsx';
import { listDifferences } from '../differences/differences.ts';
import type { StaleSave } from '../forms/use-editing.ts';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { useSmallWindow } from '../layout/small-window.ts';
import { knownResource } from '../providers/known-resource.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import { mergeVersions, type Side, settle } from './merge.ts';
import { useSavedBy } from './use-saved-by.ts';

type MergeDialogProps = {
  resource: string;
  fields: FieldMap;
  stale: StaleSave;
  isSaving: boolean;
  /** Saves the merged values over the newest version. */
  onSave: (values: Record<string, unknown>) => void;
  /** Takes the newest version as it is, without what was typed. */
  onDiscard: () => void;
  onClose: () => void;
};

/**
 * Shows who saved the record meanwhile and what they changed, and asks about each field that both
 * changed. Nothing is saved before every one of them is decided.
 */
export function MergeDialog({ resource, fields, stale, isSaving, ...on }: MergeDialogProps) {
  const { base, mine, theirs } = stale;
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const [isAsking, setAsking] = useState(false);
  const id = useId();
  const isSmall = useSmallWindow();
  const savedBy = useSavedBy(theirs);
  const merged = mergeVersions(fields, base, mine, theirs);
  const { conflicts } = merged;
  const allMine = Object.fromEntries(conflicts.map(({ path }) => [path, 'mine'] as const));
  const taken = listDifferences(fields, mine, settle(merged, allMine));
  const isDecided = conflicts.every(({ path }) => choices[path]);
  return (
    <Dialog
      open
      onClose={on.onClose}
      fullScreen={isSmall}
      fullWidth
      maxWidth="md"
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{headingOf(resource)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        <Typography>
          {savedBy ?? 'Someone else saved it'}. Your own changes are not saved yet.
        </Typography>
        {conflicts.map((conflict) => (
          <ConflictChoice
            key={conflict.path}
            conflict={conflict}
            side={choices[conflict.path] ?? null}
            onChoose={(side) => setChoices({ ...choices, [conflict.path]: side })}
          />
        ))}
        {taken.length > 0 ? (
          <section aria-label="Their other changes">
            <Typography variant="h3" sx={{ mb: 1 }}>
              {conflicts.length > 0 ? 'Their other changes' : 'Their changes'}, which stay
            </Typography>
            <DifferenceList differences={taken} />
          </section>
        ) : null}
        {conflicts.length === 0 ? (
          <Alert severity="info">Your changes are to other fields: both can be kept.</Alert>
        ) : null}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1 }}>
        <Button
          onClick={() => setAsking(true)}
          color="error"
          disabled={isSaving}
          sx={{ mr: 'auto' }}
        >
          Discard my changes
        </Button>
        <Button onClick={on.onClose} disabled={isSaving}>
          Keep editing
        </Button>
        <Button
          variant="contained"
          disabled={!isDecided || isSaving}
          onClick={() => on.onSave(settle(merged, choices))}
        >
          {conflicts.length > 0 ? 'Save as chosen' : 'Save both'}
        </Button>
      </DialogActions>
      <ConfirmDialog
        isOpen={isAsking}
        title="Discard your changes?"
        question="What you have typed since you opened this is lost."
        confirmLabel="Discard"
        declineLabel="Keep them"
        isDangerous
        onConfirm={on.onDiscard}
        onDecline={() => setAsking(false)}
      />
    </Dialog>
  );
}

function headingOf(resource: string): string {
  const { isSingle, words } = knownResource(resource);
  return isSingle
    ? `The ${words.plural} have changed since you opened them`
    : `This ${words.singular} has changed since you opened it`;
}
