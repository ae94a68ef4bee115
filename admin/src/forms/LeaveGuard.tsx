import { type Control, useFormState } from 'react-hook-form';
import { LeaveQuestion } from '../layout/LeaveQuestion.tsx';
import { useLeaveBlocker } from '../layout/use-leave-blocker.ts';
import { useUnloadWarning } from '../layout/use-unload-warning.ts';

/** Asks before unsaved changes are left behind, whether by a link, by Escape or by closing the tab. */
export function LeaveGuard({ formControl }: { formControl?: Control }) {
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState({ control: formControl });
  const hasChanges = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  // A save leads away from the form before the form knows that it was saved.
  const { isBlocked, leave, stay } = useLeaveBlocker(hasChanges && !isSubmitting);
  useUnloadWarning(hasChanges);
  return <LeaveQuestion isOpen={isBlocked} onLeave={leave} onStay={stay} />;
}
