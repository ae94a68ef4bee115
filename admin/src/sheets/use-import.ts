import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ImportedRow, KaribuDataProvider } from '../providers/data-provider.ts';
import { inParts, isTooLong, refuseRepeated, releasedFor } from './parts.ts';
import type { Row } from './table.ts';

const TOO_LONG: Omit<ImportedRow, 'row'> = {
  action: 'refused',
  title: '',
  changes: '',
  version: 0,
  claims: [],
  released: [],
  errors: [{ path: '', message: 'The row is too long to be sent' }],
};

type Import = {
  records: Row[];
  isDryRun: boolean;
  /** Told after each part, how many rows are answered. */
  onProgress?: (done: number) => void;
};

/** The answers for the rows that were sent, and the failure that ended the import, if any. */
type Imported = { answers: ImportedRow[]; failure: Error | null };

/**
 * Sends records in parts, to be written or only tried. `done` counts the rows that were answered.
 * `stop` takes effect after the part that is on its way.
 */
export function useImport(resource: string) {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const [done, setDone] = useState(0);
  const isStopped = useRef(false);
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: async ({ records, isDryRun, onProgress }: Import) => {
      isStopped.current = false;
      const answers: ImportedRow[] = [];
      try {
        for (const part of inParts(records)) {
          if (isStopped.current) break;
          setDone(answers.length);
          const rows = isTooLong(part)
            ? [{ row: 1, ...TOO_LONG }]
            : await dataProvider.importRecords(
                resource,
                part,
                isDryRun,
                releasedFor(part, answers),
              );
          const before = answers.length;
          answers.push(...rows.map((row) => ({ ...row, row: before + row.row })));
          onProgress?.(answers.length);
        }
      } catch (error) {
        const failure = error instanceof Error ? error : new Error('unknown error');
        return { answers, failure } satisfies Imported;
      }
      const shown = isDryRun ? refuseRepeated(resource, answers) : answers;
      return { answers: shown, failure: null } satisfies Imported;
    },
  });
  return {
    run: mutateAsync,
    stop() {
      isStopped.current = true;
    },
    isRunning: isPending,
    isWriting: isPending && variables.isDryRun === false,
    done,
  };
}
