import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { resources } from '../menu.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { useSession } from '../session/session.ts';
import { type FoundRecord, readFoundRecords } from './found-records.ts';

const PAUSE_MS = 200;
const NOTHING: FoundRecord[] = [];

/** The records found for the text, once typing pauses; never those of an earlier text. */
export function useSearch(text: string) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const isAdmin = useSession()?.user.role === 'admin';
  const words = text.trim();
  const settled = useSettled(words);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['search', settled, isAdmin],
    queryFn: () => dataProvider.search(settled, isAdmin),
    select: selectFound,
    enabled: settled !== '',
    gcTime: 0,
  });
  const isCurrent = words === settled && !isFetching;
  return {
    words,
    found: (isCurrent && data) || NOTHING,
    isSearching: words !== '' && !isCurrent,
    hasFailed: isCurrent && error !== null,
    refetch,
  };
}

function selectFound(answer: Parameters<typeof readFoundRecords>[0]): FoundRecord[] {
  return readFoundRecords(answer, resources);
}

/** The words as they were when typing last paused. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
