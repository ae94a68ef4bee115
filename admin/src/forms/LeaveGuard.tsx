import { type Control, useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { LeaveQuestion } from '../layout/LeaveQuestion.tsx';
import { useUnloadWarning } from '../layout/use-unload-warning.ts';

/** Asks before unsaved changes are left behind, whether by a link, by Escape or by closing the tab. */
export function LeaveGuard({ formControl }: { formControl?: Control }) {
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState({ control: formControl });
  const hasChanges = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  const blocker = useBlocker(
    // A save leads away from the form before the form knows that it was saved.
    ({ currentLocation, nextLocation }) =>
      hasChanges && !isSubmitting && currentLocation.pathname !== nextLocation.pathname,
  );
  useUnloadWarning(hasChanges);
  return (
    <LeaveQuestion
      isOpen={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}
