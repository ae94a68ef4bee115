import { Button } from '@mui/material';
import { knownResource } from '../providers/known-resource.ts';
import { SaveButton } from './SaveButton.tsx';
import { SaveDraftButton } from './SaveDraftButton.tsx';
import { useEditingContext } from './use-editing.ts';

type SaveButtonsProps = { resource: string; label: string; onClose: () => void };

/** The buttons that end a form: cancel, save as a draft of what is published, and save. */
export function SaveButtons({ resource, label, onClose }: SaveButtonsProps) {
  const editing = useEditingContext();
  const mayHaveDraft = knownResource(resource).publishedBy !== null;
  return (
    <>
      <Button onClick={onClose}>Cancel</Button>
      {editing && mayHaveDraft ? <SaveDraftButton editing={editing} /> : null}
      <SaveButton label={editing?.draft ? 'Save and publish' : label} />
    </>
  );
}
