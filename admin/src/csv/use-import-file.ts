import { useEffect, useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import { keepReports } from '../jobs/reports.ts';
import { SESSION_ENDED } from '../providers/api-error.ts';
import type { ImportedRow } from '../providers/data-provider.ts';
import { fieldsOf } from '../providers/fields-of.ts';
import { isPageLeft } from '../providers/page-left.ts';
import { decodeCsv, type ReadCsv, readCsv } from './csv.ts';
import { describeStop, describeUnseen } from './describe-import.ts';
import { useImport } from './use-import.ts';

type NamedCsv = ReadCsv & { name: string };

/**
 * The import of a CSV file: the file, what happens to each of its rows, and the steps. If the
 * dialog closes during an import, the part on its way is still written, and a report tells the
 * person.
 */
export function useImportFile(resource: string) {
  const refresh = useRefresh();
  const { run, stop, isRunning, isWriting, done } = useImport(resource);
  const [file, setFile] = useState<NamedCsv | null>(null);
  const [rows, setRows] = useState<ImportedRow[] | null>(null);
  const [isImported, setImported] = useState(false);
  const [isStopping, setStopping] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const alone = useOneAtATime();
  const isGone = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only who leaves stops it.
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      stop();
    };
  }, []);

  async function check(records: ReadCsv['records']) {
    const { answers, failure: problem } = await run({ records, isDryRun: true });
    if (problem) setFailure(`The file could not be checked: ${problem.message}`);
    else setRows(answers);
  }

  async function write({ records, ...read }: NamedCsv, checked: ImportedRow[]) {
    const { keep, hasEnded } = keepReports('import');
    setFailure(null);
    setStopping(false);
    const seen = records.map((record, index) => withVersion(record, checked[index]));
    const { answers, failure: problem } = await run({ records: seen, isDryRun: false });
    refresh();
    if (isGone.current || (problem && isPageLeft())) {
      const failed = hasEnded() ? new Error(SESSION_ENDED) : problem;
      keep(describeUnseen(read.name, { answers, checked, failure: failed }));
      return;
    }
    if (answers.length === records.length) {
      // They keep the numbers that they have in the file.
      setRows(
        answers.map((answer, index) => ({ ...answer, row: checked[index]?.row ?? answer.row })),
      );
      setImported(true);
      return;
    }
    // What was answered is written: going on begins with the row after it.
    setFile({ ...read, records: records.slice(answers.length) });
    setRows(checked.slice(answers.length));
    const stopped = describeStop(answers, records.length, problem);
    setFailure(`The import ${stopped} The others wait here.`);
  }

  async function take(chosen: File) {
    const bytes = await chosen.arrayBuffer().catch(() => null);
    const read = bytes && readCsv(fieldsOf(resource), decodeCsv(bytes));
    setFile(read && { ...read, name: chosen.name });
    setRows(null);
    setImported(false);
    setStopping(false);
    setFailure(read ? read.problem : UNREADABLE);
    if (read && !read.problem) await check(read.records);
  }

  function askToStop() {
    setStopping(true);
    stop();
  }

  return {
    file,
    rows,
    failure,
    isImported,
    isStopping,
    isRunning,
    isWriting,
    done,
    take: (chosen: File | undefined) => chosen && alone(() => take(chosen)),
    write: () => file && rows && alone(() => write(file, rows)),
    askToStop,
  };
}

const UNREADABLE = 'The file could not be read. It may have been moved, or be a folder.';

/** Ignores further calls until one is done: a file that is dropped then would replace its rows. */
function useOneAtATime() {
  const isBusy = useRef(false);
  return async (work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    await work().finally(() => {
      isBusy.current = false;
    });
  };
}

/**
 * Sends the version of the record that was checked, or 0 for a new one. The API then refuses to
 * overwrite a newer version.
 */
function withVersion(record: ReadCsv['records'][number], checked: ImportedRow | undefined) {
  return { version: checked?.version ?? 0, ...record };
}
