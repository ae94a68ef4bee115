import { HistoryButton } from '../history/HistoryButton.tsx';
import { PreviewButton } from '../preview/PreviewButton.tsx';
import { knownResource } from '../providers/known-resource.ts';

type RecordActionsProps = {
  resource: string;
  /** The address of the form; one for a new record, which has no history yet, leaves it out. */
  address?: string;
};

/** The buttons of a form that do not save: those that its resource has a use for. */
export function RecordActions({ resource, address }: RecordActionsProps) {
  const { history, address: page } = knownResource(resource);
  const hasHistory = history !== undefined;
  return (
    <>
      {hasHistory && address ? <HistoryButton to={address} /> : null}
      {page !== null ? <PreviewButton resource={resource} /> : null}
    </>
  );
}
