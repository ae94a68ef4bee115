import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ImportedRow, KaribuDataProvider } from '../providers/data-provider.ts';

type Row = Record<string, unknown>;

/** The API takes no more at once, in rows and in characters. */
const MAX_ROWS = 200;
const MAX_LENGTH = 800_000;

/** What became of the rows that were answered, and why the others were not. */
type Imported = { answers: ImportedRow[]; failure: Error | null };

/** Sends records in parts, to be written or only tried; `done` counts the rows that were answered. */
export function useImport(resource: string) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const [done, setDone] = useState(0);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ records, isDryRun }: { records: Row[]; isDryRun: boolean }) => {
      const answers: ImportedRow[] = [];
      try {
        for (const part of inParts(records)) {
          setDone(answers.length);
          const rows = await dataProvider.importRecords(resource, part, isDryRun);
          const before = answers.length;
          answers.push(...rows.map((row) => ({ ...row, row: before + row.row })));
        }
      } catch (error) {
        const failure = error instanceof Error ? error : new Error('the server did not answer');
        return { answers, failure } satisfies Imported;
      }
      return { answers, failure: null } satisfies Imported;
    },
  });
  return { run: mutateAsync, isRunning: isPending, done };
}

/** Parts that are small enough for one call each. */
function inParts(records: Row[]): Row[][] {
  const parts: Row[][] = [];
  let length = 0;
  for (const record of records) {
    const own = JSON.stringify(record).length + 1;
    const last = parts.at(-1);
    const fits = last && last.length < MAX_ROWS && length + own <= MAX_LENGTH;
    if (fits) last.push(record);
    else parts.push([record]);
    length = fits ? length + own : own;
  }
  return parts;
}
