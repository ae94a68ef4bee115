import { useEffect } from 'react';
import { type Control, useFormState } from 'react-hook-form';
import { LeaveQuestion } from '../layout/LeaveQuestion.tsx';
import { useLeaveBlocker } from '../layout/use-leave-blocker.ts';
import { useUnloadWarning } from '../layout/use-unload-warning.ts';
import { useUploads } from './uploads.tsx';

/**
 * Asks before unsaved changes are left behind by a link, by Escape or by closing the tab. An upload
 * that is under way counts as a change. During a save, leaving waits for its result.
 */
export function LeaveGuard({ formControl }: { formControl?: Control }) {
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState({ control: formControl });
  const { isUploading } = useUploads();
  const hasChanges = (Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful) || isUploading;
  const { isBlocked, leave, stay } = useLeaveBlocker(hasChanges);
  const isFree = isBlocked && !isSubmitting && !hasChanges;
  useEffect(() => {
    if (isFree) leave();
  }, [isFree, leave]);
  useUnloadWarning(hasChanges);
  const isAsking = isBlocked && !isSubmitting && hasChanges;
  return <LeaveQuestion isOpen={isAsking} onLeave={leave} onStay={stay} />;
}
