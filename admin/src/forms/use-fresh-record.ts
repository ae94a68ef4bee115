import { useState } from 'react';
import { useEditContext } from 'react-admin';

/**
 * Whether the record around is what the server holds, and not what a list remembers of it. Once it
 * is, it stays so: reading it again must not take the form away from who types in it.
 */
export function useFreshRecord(): boolean {
  const { record, isFetching } = useEditContext();
  const [isFresh, setFresh] = useState(false);
  const hasArrived = record !== undefined && !isFetching;
  if (hasArrived && !isFresh) setFresh(true);
  return isFresh || hasArrived;
}
