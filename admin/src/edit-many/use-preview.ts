import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { AT_ONCE, type Named } from '../jobs/of-resource.ts';
import type { EditedRecord } from '../providers/bulk-calls.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';

type Previewed = {
  /** What would become of each record that was asked for so far. */
  records: EditedRecord[];
  isWhole: boolean;
  failure: string | null;
};

const NOTHING: Previewed = { records: [], isWhole: false, failure: null };

/** Asks what an edit would make of each record, so many at a time. */
export function usePreview(resource: string, records: readonly Named[], edit: object): Previewed {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const [previewed, setPreviewed] = useState(NOTHING);
  useEffect(() => {
    let isLeft = false;
    async function ask() {
      const told: EditedRecord[] = [];
      setPreviewed(NOTHING);
      for (let start = 0; start < records.length && !isLeft; start += AT_ONCE) {
        const part = records.slice(start, start + AT_ONCE).map(([id]) => ({ id, version: 0 }));
        told.push(...(await dataProvider.editRecords(resource, part, edit, true)));
        const isWhole = told.length >= records.length;
        if (!isLeft) setPreviewed({ records: [...told], isWhole, failure: null });
      }
    }
    ask().catch(({ message }) => {
      if (!isLeft) setPreviewed({ ...NOTHING, failure: String(message) });
    });
    return () => {
      isLeft = true;
    };
  }, [dataProvider, resource, records, edit]);
  return previewed;
}
