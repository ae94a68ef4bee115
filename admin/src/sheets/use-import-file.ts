import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import {
  describeLeft,
  dropTold,
  type LeftImport,
  leftImports,
  whileImporting,
} from '../jobs/left-import.ts';
import { keepReports } from '../jobs/reports.ts';
import { readOperatorZone } from '../layout/operator-zone.ts';
import { makeKey } from '../make-key.ts';
import { SESSION_ENDED } from '../providers/api-error.ts';
import type { ImportedRow } from '../providers/data-provider.ts';
import { fieldsOf } from '../providers/fields-of.ts';
import { isPageLeft } from '../providers/page-left.ts';
import { describeStop, describeUnseen } from './describe-import.ts';
import type { Placed } from './fold-lines.ts';
import { keptRows } from './kept-rows.ts';
import type { Convention } from './meaning.ts';
import { placeAnswers, withVersion } from './placed-answers.ts';
import { parseFile } from './read-file.ts';
import { type ReadFile, readTables } from './read-tables.ts';
import type { Table } from './table.ts';
import { useImport } from './use-import.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** A file as it is written, and how its numbers and dates are meant where that was said. */
type Source = { name: string; tables: Table[]; chosen: Convention; zone: string };
type NamedFile = ReadFile & { name: string };

/**
 * The import of a file: the file, what its cells are read as, what happens to each of its rows, and
 * the steps. If the dialog closes during an import, the part on its way is still written, and a
 * report tells the person.
 */
export function useImportFile(resource: string, left: LeftImport | null) {
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const { run, stop, isRunning, isWriting, done } = useImport(resource);
  const [file, setFile] = useState<NamedFile | null>(null);
  const [source, setSource] = useState<Source | null>(null);
  const [rows, setRows] = useState<ImportedRow[] | null>(null);
  const [isImported, setImported] = useState(false);
  const [isStopping, setStopping] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const alone = useOneAtATime();
  const isGone = useRef(false);
  const isRunningNow = useRef(false);
  const [ownId] = useState(() => left?.id ?? makeKey());
  // biome-ignore lint/correctness/useExhaustiveDependencies: only who leaves stops it.
  useEffect(() => {
    isGone.current = false;
    if (left) void alone(() => goOn(left));
    return () => {
      isGone.current = true;
      stop();
      reportRest();
    };
  }, []);

  async function check(records: Placed[]) {
    const sent = records.map(({ values }) => values);
    const { answers, failure: problem } = await run({ records: sent, isDryRun: true });
    if (problem) setFailure(`The file could not be checked: ${problem.message}`);
    else setRows(placeAnswers(records, answers));
  }

  async function write({ records, ...read }: NamedFile, checked: ImportedRow[]) {
    const { keep, hasEnded } = keepReports('import');
    setFailure(null);
    setStopping(false);
    const seen = records.map(({ values }, index) => withVersion(values, checked[index]));
    const begun = { id: ownId, resource, name: read.name, done: 0, total: records.length };
    const onProgress = (count: number) => leftImports.note({ ...begun, done: count });
    onProgress(0);
    await keptRows.keep(ownId, records);
    isRunningNow.current = true;
    const { answers, failure: problem } = await whileImporting(ownId, () =>
      run({ records: seen, isDryRun: false, onProgress }),
    );
    isRunningNow.current = false;
    if (answers.length === records.length) leftImports.forget(ownId);
    refresh();
    if (isGone.current || (problem && isPageLeft())) {
      const failed = hasEnded() ? new Error(SESSION_ENDED) : problem;
      keep(describeUnseen(read.name, { id: ownId, answers, checked, failure: failed }));
      return;
    }
    if (answers.length === records.length) {
      setRows(placeAnswers(records, answers));
      setImported(true);
      return;
    }
    // What was answered is written: going on begins with the row after it.
    setFile({ ...read, records: records.slice(answers.length) });
    setRows(checked.slice(answers.length));
    const stopped = describeStop(answers, records.length, problem);
    setFailure(`The import ${stopped} The others wait here.`);
  }

  /** Checks the rows that an earlier import left. Those written at its very end are unchanged. */
  async function goOn({ id, name, done: answered }: LeftImport) {
    const records = (await keptRows.read(id))?.slice(answered);
    if (!records) return setFailure(FORGOTTEN);
    setFile({ name, records, unknownColumns: [], problem: null, questions: [], readings: [] });
    await check(records);
  }

  /** Tells whoever closes the dialog with rows that still wait. */
  function reportRest() {
    const rest = leftImports.find(ownId);
    if (rest && !isRunningNow.current) keepReports('import').keep(describeLeft(rest));
  }

  async function take(chosen: File) {
    setSource(null);
    leftImports.forget(ownId);
    dropTold(resource, chosen.name);
    const bytes = await chosen.arrayBuffer().catch(() => null);
    const parsed = bytes && (await parseFile(fieldsOf(resource), bytes));
    const zone = await readOperatorZone(dataProvider).catch(() => null);
    if (parsed && !parsed.problem && zone !== null) {
      await read({ name: chosen.name, tables: parsed.tables, chosen: {}, zone });
      return;
    }
    setFile(null);
    setRows(null);
    setFailure(parsed ? (parsed.problem ?? NO_ZONE) : UNREADABLE);
  }

  /** Reads a file as its numbers and dates are meant, and checks it once nothing is asked. */
  async function read(meant: Source) {
    const found = readTables(fieldsOf(resource), meant.tables, meant.chosen, meant.zone);
    setSource(meant);
    setFile({ ...found, name: meant.name });
    setRows(null);
    setImported(false);
    setStopping(false);
    setFailure(found.problem);
    if (!found.problem && found.questions.length === 0) await check(found.records);
  }

  function askToStop() {
    setStopping(true);
    stop();
  }

  return {
    file,
    /** How the numbers and dates of the file are meant, where said; null without a file. */
    chosen: source?.chosen ?? null,
    rows,
    failure,
    isImported,
    isStopping,
    isRunning,
    isWriting,
    done,
    take: (chosen: File | undefined) => chosen && alone(() => take(chosen)),
    choose: (chosen: Convention) => source && alone(() => read({ ...source, chosen })),
    write: () => file && rows && alone(() => write(file, rows)),
    askToStop,
  };
}

const FORGOTTEN =
  'This browser no longer keeps the rows. Choose the file again: what is written stays as it is.';
const NO_ZONE = 'The time zone of the settings could not be read. Choose the file again.';
const UNREADABLE = 'The file could not be read. It may have been moved, or be a folder.';
