import type { Identifier } from 'react-admin';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { NotesButton } from '../notes/NotesButton.tsx';
import { PreviewButton } from '../preview/PreviewButton.tsx';
import { knownResource } from '../providers/known-resource.ts';
import { DuplicateButton } from './DuplicateButton.tsx';

type RecordActionsProps = {
  resource: string;
  /** The address of the form; one for a new record, which has no history yet, leaves it out. */
  address?: string;
  /** The id of a saved record. */
  id?: Identifier;
};

/** The buttons of a form that do not save: those that its resource has a use for. */
export function RecordActions({ resource, address, id }: RecordActionsProps) {
  const { history, address: page, publishedBy, isContent } = knownResource(resource);
  const hasHistory = history !== undefined;
  return (
    <>
      {hasHistory && address ? <HistoryButton to={address} /> : null}
      {id !== undefined && publishedBy !== null ? (
        <NotesButton resource={resource} id={id} />
      ) : null}
      {id && isContent ? <DuplicateButton resource={resource} id={String(id)} /> : null}
      {page !== null ? <PreviewButton resource={resource} /> : null}
    </>
  );
}
