import { Alert, Button, DialogActions, DialogContent, LinearProgress } from '@mui/material';
import type { Named } from '../jobs/of-resource.ts';
import { knownResource } from '../providers/known-resource.ts';
import { countOf } from '../records/count-of.ts';
import { PreviewTable } from './PreviewTable.tsx';
import { useApply } from './use-apply.ts';
import { usePreview } from './use-preview.ts';

type PreviewProps = {
  resource: string;
  records: readonly Named[];
  edit: object;
  /** What is said while it is done: `Editing`. */
  doing: string;
  onBack: () => void;
  onDone: () => void;
};

/** Every value before and after an edit, what refuses it, and the button that does it. */
export function Preview({ resource, records, edit, doing, onBack, onDone }: PreviewProps) {
  const { words } = knownResource(resource);
  const previewed = usePreview(resource, records, edit);
  const apply = useApply({ resource, edit, doing });
  const refused = previewed.records.filter(({ isDone }) => !isDone);
  const changing = previewed.records.filter(({ isDone, changes }) => isDone && changes.length > 0);
  const same = previewed.records.length - refused.length - changing.length;
  const { isWhole, failure } = previewed;
  const summary = [
    `${countOf(changing.length, words)} will change`,
    same > 0 && `${same.toLocaleString('en-US')} stay as they are`,
    refused.length > 0 && `${refused.length.toLocaleString('en-US')} cannot be changed`,
  ];
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {failure ? <Alert severity="error">{failure}</Alert> : null}
        {isWhole || failure ? null : (
          <LinearProgress
            variant={previewed.records.length > 0 ? 'determinate' : 'indeterminate'}
            value={(100 * previewed.records.length) / records.length}
            aria-label="Preparing the preview"
          />
        )}
        <div role="status">{isWhole ? `${summary.filter(Boolean).join('; ')}.` : null}</div>
        {isWhole ? (
          <PreviewTable resource={resource} changing={changing} refused={refused} />
        ) : null}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onBack}>Back</Button>
        <Button
          variant="contained"
          disabled={!isWhole || changing.length === 0}
          onClick={() => {
            apply(changing);
            onDone();
          }}
        >
          {changing.length > 0 ? `Change ${countOf(changing.length, words)}` : 'Change'}
        </Button>
      </DialogActions>
    </>
  );
}
