import { assertMayWrite } from '../access.ts';
import { invalid, notFound } from '../errors.ts';
import { flag, integer, lines, rows as rowsField, select, text } from '../fields/index.ts';
import { IMPORT_ACTIONS } from '../import-actions.ts';
import { defineOperation, type Operation } from '../operation.ts';
import { isContent } from '../resource.ts';
import type { ImportTools, Row } from './find-row-record.ts';
import { importRows } from './import-rows.ts';

const MAX_ROWS = 200;
const MAX_LENGTH = 900_000;
const RECORDS_HELP =
  `A JSON array of at most ${MAX_ROWS} records. A record with a known id or slug is updated. ` +
  'If it names a version, that must be the current one; 0 means that there is none yet.';

/** The call that writes many records at once, or says what it would do. */
export function importOperations(tools: ImportTools): Operation[] {
  const { services } = tools;
  const importable = [...services.values()]
    .filter(({ resource }) => isContent(resource))
    .map(({ resource }) => resource.name);
  return [
    defineOperation({
      name: 'importRecords',
      summary: 'Creates and updates records row by row. A dry run only says what it would do',
      kind: 'mutation',
      method: 'post',
      path: '/import',
      audience: 'staff',
      input: {
        resource: select({ label: 'Resource', required: true, options: importable }),
        records: text({
          label: 'Records',
          required: true,
          maxLength: MAX_LENGTH,
          help: RECORDS_HELP,
        }),
        isDryRun: flag({ label: 'Dry run', help: 'Nothing is written.' }),
        released: lines({
          label: 'Released',
          help: 'What rows of earlier calls released. A dry run takes it for free.',
        }),
      },
      output: { kind: 'fields', name: 'ImportedRow', isList: true, fields: OUTCOME_FIELDS },
      async run(context, { input }) {
        const service = services.get(input.resource);
        if (!service) throw notFound('Resource');
        assertMayWrite(context, service.resource);
        const { isDryRun, released } = input;
        const rows = parseRows(input.records);
        return importRows(context, service, tools, rows, { isDryRun, released });
      },
    }),
  ];
}

const OUTCOME_FIELDS = {
  row: integer({ label: 'Row', required: true, help: 'Counted from 1.' }),
  action: select({ label: 'Action', required: true, options: IMPORT_ACTIONS }),
  title: text({ label: 'Title' }),
  changes: text({
    label: 'Changes',
    help: 'In words: what differs, or some of what a new record says.',
  }),
  version: integer({ label: 'Version', required: true, help: 'The current version, or 0.' }),
  claims: lines({
    label: 'Claims',
    help:
      'What its record has and no other may have: `slug reef`. In a dry run, one `made` from a ' +
      'title gives way, past the numbers that records have: `made slug reef 1 3`. Empty where it ' +
      'is refused.',
  }),
  released: lines({
    label: 'Released',
    help: 'What its record had, and has no longer. Others may have it then.',
  }),
  errors: rowsField({
    label: 'Errors',
    fields: {
      path: text({ label: 'Field' }),
      message: text({ label: 'Message' }),
    },
  }),
};

function parseRows(json: string): Row[] {
  const rows: unknown = tryParse(json);
  const isRow = (row: unknown) => typeof row === 'object' && row !== null && !Array.isArray(row);
  if (!Array.isArray(rows) || !rows.every(isRow) || rows.length > MAX_ROWS) {
    const message = `Records must be a JSON array of at most ${MAX_ROWS} records`;
    throw invalid([{ path: 'records', message }]);
  }
  return rows;
}

function tryParse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
