import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { resources } from '../menu.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { useMay } from '../session/may.ts';
import { type FoundRecord, readFoundRecords } from './found-records.ts';
import { TYPING_PAUSE_MS } from './typing-pause.ts';

const NOTHING: FoundRecord[] = [];

/** The records found for the text, once typing pauses; never those of an earlier text. */
export function useSearch(text: string) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const may = useMay();
  const asked = { edit: may.write('newsletter'), administer: may.belong('admin') };
  // What leads nowhere for this person is not found.
  const shown = resources.filter(({ name }) => may.write(name));
  const words = text.trim();
  const settled = useSettled(words);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['search', settled, asked],
    queryFn: () => dataProvider.search(settled, asked),
    select: (answer) => readFoundRecords(answer, shown),
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

/** The words as they were when typing last paused. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
