import { useState } from 'react';
import type { Named } from '../jobs/of-resource.ts';
import { WideDialog } from '../layout/WideDialog.tsx';
import { knownResource } from '../providers/known-resource.ts';
import { countOf } from '../records/count-of.ts';
import { EditForm } from './EditForm.tsx';
import type { Edit } from './edits.ts';
import { Preview } from './Preview.tsx';

type EditManyDialogProps = {
  resource: string;
  records: readonly Named[];
  onClose: () => void;
};

/** Edits many records by one rule: asks for it, shows each value before and after, and does it. */
export function EditManyDialog({ resource, records, onClose }: EditManyDialogProps) {
  const [edit, setEdit] = useState<Edit | null>(null);
  const [isPreviewed, setPreviewed] = useState(false);
  const preview = (asked: Edit) => {
    setEdit(asked);
    setPreviewed(true);
  };
  return (
    <WideDialog
      title={`Edit ${countOf(records.length, knownResource(resource).words)}`}
      onClose={onClose}
    >
      {/* What was typed is still there when one comes back from the preview. */}
      <div hidden={isPreviewed}>
        <EditForm resource={resource} onPreview={preview} onClose={onClose} />
      </div>
      {edit && isPreviewed ? (
        <Preview
          resource={resource}
          records={records}
          edit={edit}
          doing="Editing"
          onBack={() => setPreviewed(false)}
          onDone={onClose}
        />
      ) : null}
    </WideDialog>
  );
}
