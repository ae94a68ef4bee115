import type { ReactNode } from 'react';
import { DeletedNotice } from './DeletedNotice.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { FormAlert } from './FormAlert.tsx';
import { HeldFields } from './HeldFields.tsx';
import { SavedDraftNotice } from './SavedDraftNotice.tsx';
import { StaleMerge } from './StaleMerge.tsx';

type FormBodyProps = { resource: string; children?: ReactNode };

/** The fields of a form for a record of a list, below what has to be said about it. */
export function FormBody({ resource, children }: FormBodyProps) {
  return (
    <HeldFields>
      <DraftNotice />
      <SavedDraftNotice resource={resource} />
      <StaleMerge resource={resource} />
      <DeletedNotice />
      <FormAlert resource={resource} />
      {children}
    </HeldFields>
  );
}
