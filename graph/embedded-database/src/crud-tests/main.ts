import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../embedded-database.ts';
import { describeFile, describeTotal, type FileReport } from './report.ts';
import { runDirectory } from './run-directory.ts';

/**
 * `npm run test:crud -- DIR`: runs MongoDB's CRUD tests of the unified test format in DIR on a new
 * embedded database. The exit code is 1 when an answer was wrong; a refusal by name is none.
 */
async function main(directory: string | undefined): Promise<void> {
  if (!directory) throw new Error('Name the folder of the tests: npm run test:crud -- DIR');
  const data = await mkdtemp(join(tmpdir(), 'karibu-crud-'));
  const { uri, close } = await startEmbeddedDatabase({ directory: data });
  const reports: FileReport[] = [];
  try {
    await runDirectory(directory, uri, (report) => {
      reports.push(report);
      console.log(describeFile(report).join('\n'));
    });
    console.log(`\n${describeTotal(reports)}`);
  } finally {
    await close();
    await rm(data, { recursive: true, force: true });
  }
  const verdicts = reports.flatMap((report) => [...report.verdicts.values()]);
  if (verdicts.some(({ kind }) => kind === 'failed')) process.exitCode = 1;
}

try {
  await main(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
