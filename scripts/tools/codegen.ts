import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeApi } from '@karibu/graph/describe.ts';
import { ROOT } from '../root.ts';
import { generateAdminDocuments } from './codegen/admin-documents.ts';

/**
 * `npm run codegen`: writes what is derived from the definitions. With `--check` it then says
 * whether anything was out of date, and the exit code is 1 if so.
 */
const GENERATED = [
  'graph/schema.graphql',
  'graph/openapi.json',
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

const after = await readAll();
const outdated = GENERATED.filter((_, index) => before[index] !== after[index]);
if (process.argv.includes('--check') && outdated.length > 0) {
  console.error(`Out of date; run npm run codegen and commit: ${outdated.join(', ')}`);
  process.exitCode = 1;
}
