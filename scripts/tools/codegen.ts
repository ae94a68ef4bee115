import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeApi } from '@karibu/graph/describe.ts';
import { migrations } from '@karibu/graph/migrations/index.ts';
import { findUnmigrated, shapeOf } from '@karibu/graph/migrations/shape.ts';
import { resources } from '@karibu/graph/resources/index.ts';
import { ROOT } from '../root.ts';
import { generateAdminDocuments } from './codegen/admin-documents.ts';

/**
 * `npm run codegen`: writes the files that are derived from the definitions. With `--check` it
 * names the files that were out of date, and the exit code is 1 if there are any.
 */
const GENERATED = [
  'graph/schema.graphql',
  'graph/openapi.json',
  'graph/src/migrations/shape.json',
  'admin/src/generated/graphql.ts',
  'admin/src/generated/resources.ts',
];

process.chdir(ROOT);
const readAll = () => Promise.all(GENERATED.map((path) => readFile(path, 'utf8').catch(() => '')));
const before = await readAll();

const { graphql, openapi } = describeApi();
await writeFile(join('graph', 'schema.graphql'), graphql);
await writeFile(join('graph', 'openapi.json'), `${JSON.stringify(openapi, null, 2)}\n`);
await generateAdminDocuments();
await recordShape(join('graph', 'src', 'migrations', 'shape.json'));

const after = await readAll();
const outdated = GENERATED.filter((_, index) => before[index] !== after[index]);
if (process.argv.includes('--check') && outdated.length > 0) {
  console.error(`Out of date; run npm run codegen and commit: ${outdated.join(', ')}`);
  process.exitCode = 1;
}

/** Records what stored documents look like, unless some of them would no longer be read whole. */
async function recordShape(path: string): Promise<void> {
  const now = shapeOf(Object.values(resources), migrations);
  const recorded = JSON.parse(await readFile(path, 'utf8').catch(() => '{"fields":{}}'));
  const problems = findUnmigrated(recorded, now, migrations);
  if (problems.length === 0) {
    await writeFile(path, `${JSON.stringify(now, null, 2)}\n`);
    return;
  }
  console.error(problems.join('\n'));
  console.error('Write a migration first; graph/src/migrations/README.md says how');
  process.exitCode = 1;
}
