import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import mongoose from 'mongoose';
import type { Client } from './outcome.ts';
import type { FileReport } from './report.ts';
import { type ClaimedServer, meetsRequirements } from './requirements.ts';
import { runTest, type Verdict } from './run-test.ts';
import { type CrudTest, readTestFile, type TestFile } from './test-file.ts';

/**
 * Runs every `*.json` file of a directory on the database at `uri`, and gives the report of each
 * file to `onFile`. Rejects when a file is not of the format.
 */
export async function runDirectory(
  directory: string,
  uri: string,
  onFile: (report: FileReport) => void,
): Promise<void> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.json')).sort();
  if (names.length === 0) throw new Error(`${directory} holds no .json files`);
  const internal = await new mongoose.mongo.MongoClient(uri).connect();
  try {
    const { version } = await internal.db('admin').command({ buildInfo: 1 });
    for (const name of names) {
      const file = await readTestFile(join(directory, name));
      onFile({ name, verdicts: await runFile(file, { uri, internal, version }) });
    }
  } finally {
    await internal.close();
  }
}

type Target = ClaimedServer & { uri: string; internal: Client };

async function runFile(file: TestFile, target: Target): Promise<Map<string, Verdict>> {
  const verdicts = new Map<string, Verdict>();
  for (const test of file.tests) {
    const reason = reasonToSkip(file, test, target);
    const verdict: Verdict = reason
      ? { kind: 'skipped', reason }
      : await runTest(target.uri, target.internal, file, test);
    verdicts.set(test.description, verdict);
  }
  return verdicts;
}

function reasonToSkip(file: TestFile, test: CrudTest, server: ClaimedServer): string | undefined {
  if (test.skipReason) return test.skipReason;
  const fits = [file, test].every((each) => meetsRequirements(server, each.runOnRequirements));
  return fits ? undefined : 'version or topology';
}
