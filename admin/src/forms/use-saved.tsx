import { capitalise } from '@karibu/graph/contract';
import { type RaRecord, useNotify, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router';
import { SAVED } from '../layout/use-leave-blocker.ts';
import { singularOf } from '../providers/known-resource.ts';
import { SavedState } from '../publication/SavedState.tsx';

/** What follows a save: a message, the list as it is now, and the form closed. */
export function useSaved(resource: string, done: 'created' | 'updated') {
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useRefresh();
  return (saved: RaRecord) => {
    notify(`${capitalise(singularOf(resource))} ${done} successfully!`, {
      type: 'success',
      action: <SavedState resource={resource} record={saved} />,
    });
    refresh();
    navigate(`/${resource}`, { state: SAVED });
  };
}

/** What follows when a form was saved as a draft: a message, the list, and the form closed. */
export function useDraftSaved(resource: string) {
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useRefresh();
  return () => {
    notify('Draft saved. Visitors see no change.', { type: 'success' });
    refresh();
    navigate(`/${resource}`, { state: SAVED });
  };
}
