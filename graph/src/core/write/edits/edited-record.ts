import { AppError, invalid } from '../../errors.ts';
import { flag, integer, lines, rows, text } from '../../fields/index.ts';
import type { PlainRecord } from '../../read/record.ts';
import { isId } from '../../read/record-id.ts';
import type { Resource } from '../../resource.ts';
import type { Service } from '../../service.ts';
import { SINGLE_ID } from '../../single.ts';
import { titleOf } from '../../title-of.ts';
import type { Values } from '../one-write.ts';
import type { Step, StepResult } from '../write-together.ts';
import { changesOf } from './list-changes.ts';

/** What is to be done to a record. Without a step it is refused, or is as it should be. */
export type Decided = {
  id: string;
  before: PlainRecord | null;
  step?: Extract<Step, { call: 'update' }>;
  refusal?: AppError;
  /** What is said of a record that is done but for some fields. */
  note?: string;
};

const NAMED_VERSION = {
  id: text({ label: 'Id', required: true }),
  version: integer({ label: 'Version', min: 0, defaultValue: 0 }),
};

const NAMED = { label: 'Records', help: 'At most 500. A version of 0 stands for any.' };

/** Records with the versions in which the caller knows them. */
export const NAMED_VERSIONS = rows({ ...NAMED, fields: NAMED_VERSION });

/** The same, with what an edit leaves alone in each. */
export const EDITED_VERSIONS = rows({
  ...NAMED,
  fields: {
    ...NAMED_VERSION,
    except: lines({ label: 'Except', help: 'Paths of the preview’s changes that are left out.' }),
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
  changeCount: integer({
    label: 'Change count',
    required: true,
    help: 'Of all its changes, also where not all are listed.',
  }),
};

type NamedVersion = { id: string; version: number };

/** What was sent by the ids. Throws INVALID without a record, BAD_REQUEST for what is no id. */
export function byId<Sent extends NamedVersion>(
  { isSingle }: Resource,
  sent: Sent[],
): Map<string, Sent> {
  if (sent.length === 0) throw invalid([{ path: 'records', message: 'Records are required' }]);
  const wrong = sent.find(({ id }) => !isId(id));
  if (wrong) throw new AppError('BAD_REQUEST', `There is no id ${wrong.id.slice(0, 40)}`);
  return new Map(sent.map((each) => [isSingle ? SINGLE_ID : each.id.toLowerCase(), each]));
}

/** What became, or would become, of each record. */
export function toEdited({ resource }: Service, decided: Decided[], done: StepResult[]) {
  const results = new Map(done.map((result) => [result.id, result]));
  return decided.map(({ id, before, step, refusal, note = '' }) => {
    const result = results.get(id);
    const error = refusal ?? result?.error;
    const known: Values = before ?? {};
    const after = step && !error ? step.values : {};
    return {
      id,
      title: titleOf(resource, known).slice(0, 200),
      isDone: !error,
      code: error?.code ?? '',
      message: error?.message ?? note,
      version: result?.record?.version ?? before?.version ?? 0,
      ...changesOf(resource.inputFields, known, after),
    };
  });
}
