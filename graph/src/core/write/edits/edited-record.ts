import { AppError, invalid } from '../../errors.ts';
import { flag, integer, rows, text } from '../../fields/index.ts';
import type { PlainRecord } from '../../read/record.ts';
import { isId } from '../../read/record-id.ts';
import type { Service } from '../../service.ts';
import { titleOf } from '../../title-of.ts';
import type { Values } from '../one-write.ts';
import type { Step, StepResult } from '../write-together.ts';
import { listChanges } from './list-changes.ts';

/** What is to be done to a record. Without a step it is refused, or is as it should be. */
export type Decided = {
  id: string;
  before: PlainRecord | null;
  step?: Extract<Step, { call: 'update' }>;
  refusal?: AppError;
  /** What is said of a record that is done but for some fields. */
  note?: string;
};

/** Records with the versions in which the caller knows them. */
export const NAMED_VERSIONS = rows({
  label: 'Records',
  help: 'At most 500. A version of 0 stands for any.',
  fields: {
    id: text({ label: 'Id', required: true }),
    version: integer({ label: 'Version', min: 0, defaultValue: 0 }),
  },
});

export const EDITED_FIELDS = {
  id: text({ label: 'Id', required: true }),
  title: text({ label: 'Title' }),
  isDone: flag({ label: 'Done', help: 'Otherwise the message says why not.' }),
  code: text({ label: 'Code', help: 'Of a refusal.' }),
  message: text({ label: 'Message' }),
  version: integer({
    label: 'Version',
    required: true,
    help: 'The one that it has now; 0 where it is not known.',
  }),
  changes: rows({
    label: 'Changes',
    fields: {
      path: text({ label: 'Field' }),
      label: text({ label: 'Label', help: 'Rates · Peak · 2 travellers · Price per person.' }),
      before: text({ label: 'Before', help: 'As JSON; long texts are cut.' }),
      after: text({ label: 'After', help: 'As JSON; long texts are cut.' }),
    },
  }),
};

/** The versions by the ids. Throws INVALID without a record, BAD_REQUEST for what is no id. */
export function readVersions(sent: { id: string; version: number }[]): Map<string, number> {
  if (sent.length === 0) throw invalid([{ path: 'records', message: 'Records are required' }]);
  const wrong = sent.find(({ id }) => !isId(id));
  if (wrong) throw new AppError('BAD_REQUEST', `There is no id ${wrong.id.slice(0, 40)}`);
  return new Map(sent.map(({ id, version }) => [id.toLowerCase(), version]));
}

/** What became, or would become, of each record. */
export function toEdited({ resource }: Service, decided: Decided[], done: StepResult[]) {
  const results = new Map(done.map((result) => [result.id, result]));
  return decided.map(({ id, before, step, refusal, note = '' }) => {
    const result = results.get(id);
    const error = refusal ?? result?.error;
    const known: Values = before ?? {};
    return {
      id,
      title: titleOf(resource, known).slice(0, 200),
      isDone: !error,
      code: error?.code ?? '',
      message: error?.message ?? note,
      version: result?.record?.version ?? before?.version ?? 0,
      changes: step && !error ? listChanges(resource.inputFields, known, step.values) : [],
    };
  });
}
