import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ACCUMULATORS } from './aggregate/accumulators.ts';
import { EXPRESSION_OPERATORS } from './aggregate/expression-operators.ts';
import { FIELD_EXPRESSIONS } from './aggregate/field-expressions.ts';
import { OUTPUT_STAGES } from './aggregate/output.ts';
import { SOURCE_STAGES } from './aggregate/source.ts';
import { STAGES } from './aggregate/stages.ts';
import { COMMANDS } from './commands/commands.ts';
import { READERS } from './query/operators.ts';
import { OPERATORS } from './update/operators/operators.ts';

const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
/** The database uses this name internally, for the second half of `$rename`. */
const INTERNAL = '$renameTarget';

test.each([
  ['commands', COMMANDS],
  ['query operators', READERS],
  ['update operators', OPERATORS],
  ['stages', { ...SOURCE_STAGES, ...STAGES, ...OUTPUT_STAGES }],
  ['accumulators', ACCUMULATORS],
  ['expressions', { ...EXPRESSION_OPERATORS, ...FIELD_EXPRESSIONS }],
])('the README lists exactly the %s of the code', (kind, known) => {
  const row = readme.split('\n').find((line) => line.startsWith(`| ${kind} |`)) ?? '';
  const [listed = ''] = row.replace(`| ${kind} |`, '').split(', ');
  const names = [...listed.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  expect(names.toSorted()).toEqual(
    Object.keys(known)
      .filter((name) => name !== INTERNAL)
      .toSorted(),
  );
});
