import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ImportedRow, KaribuDataProvider } from '../providers/data-provider.ts';
import { inParts, isTooLong, type Row } from './parts.ts';

const TOO_LONG: Omit<ImportedRow, 'row'> = {
  action: 'refused',
  title: '',
  changes: '',
  version: 0,
  errors: [{ path: '', message: 'The row is too long to be sent' }],
};

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
          const rows = isTooLong(part)
            ? [{ row: 1, ...TOO_LONG }]
            : await dataProvider.importRecords(resource, part, isDryRun);
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
