import { assertMayWrite } from '../access.ts';
import { AppError, notFound } from '../errors.ts';
import { flag, integer, lines, select, text } from '../fields/index.ts';
import { neverDeleted } from '../history/remove-deleted.ts';
import { capitalise } from '../letter-case.ts';
import { defineOperation, type Operation } from '../operation.ts';
import { readIds } from '../read/read-ids.ts';
import { isContent } from '../resource.ts';
import type { Service, ServiceTools } from '../service.ts';
import { parseJsonObject } from './parse-json.ts';
import { defineTogether, type Step, type StepResult } from './write-together.ts';

const CHANGES = ['update', 'delete', 'restore'] as const;
const MAX_VALUES_LENGTH = 100_000;

/** The call that changes, deletes or brings back many records, whatever happens meanwhile. */
export function bulkOperations(tools: ServiceTools): Operation[] {
  const { services } = tools;
  const writeTogether = defineTogether(tools, 'change many');
  const changeable = [...services.values()].filter(({ resource }) => isContent(resource));
  return [
    defineOperation({
      name: 'changeRecords',
      summary:
        'Changes, deletes or brings back many records. What may be done is done as a whole, and ' +
        'the answer says what was refused',
      kind: 'mutation',
      method: 'post',
      path: '/bulk',
      audience: 'staff',
      input: {
        resource: select({
          label: 'Resource',
          required: true,
          options: changeable.map(({ resource }) => resource.name),
        }),
        change: select({ label: 'Change', required: true, options: CHANGES }),
        ids: lines({ label: 'Ids', help: 'At most 500. A restore brings back the last version.' }),
        values: text({
          label: 'Values',
          maxLength: MAX_VALUES_LENGTH,
          help: 'What an update changes in each record, as a JSON object.',
        }),
      },
      output: { kind: 'fields', name: 'ChangedRecord', isList: true, fields: RESULT_FIELDS },
      async run(context, { input }) {
        const service = services.get(input.resource);
        if (!service) throw notFound('Resource');
        assertMayWrite(context, service.resource);
        const ids = readIds(input.ids);
        const values = input.change === 'update' ? parseJsonObject(input.values, 'values') : {};
        const decided: Decided[] = [];
        const decide = async () => {
          const steps = ids.map((id) => decideStep(tools, service, input.change, id, values));
          decided.push(...(await Promise.all(steps)));
          return decided.flatMap(({ step }) => step ?? []);
        };
        const done = await writeTogether(context, service, { action: input.change, decide });
        const results = new Map(done.map((result) => [result.id, result]));
        return decided.map((each) => toOutput(service, each, results.get(each.id)));
      },
    }),
  ];
}

/** What is to be done to a record. Without a step it is refused, or is as it should be. */
type Decided = {
  id: string;
  step?: Step;
  refusal?: AppError;
  /** The record as it was when it was deleted. */
  before?: Record<string, unknown> | null;
};

const RESULT_FIELDS = {
  id: text({ label: 'Id', required: true }),
  isDone: flag({ label: 'Done', help: 'Otherwise the message says why not.' }),
  code: text({ label: 'Code', help: 'Of a refusal.' }),
  message: text({ label: 'Message' }),
  slug: text({ label: 'Slug', help: 'Of a restored record whose old one is taken.' }),
  version: integer({
    label: 'Version',
    required: true,
    help: 'The new one; 0 if it is not known.',
  }),
};

async function decideStep(
  { history }: ServiceTools,
  { resource, model }: Service,
  change: (typeof CHANGES)[number],
  id: string,
  values: Record<string, unknown>,
): Promise<Decided> {
  if (change === 'update') return { id, step: { id, call: 'update', values } };
  if (change === 'delete') return { id, step: { id, call: 'remove' } };
  const deletion = await history.findNewest(resource.name, id, { action: 'delete' });
  if (await model.exists({ _id: id })) {
    // Somebody else has brought it back already, and may have changed it.
    if (deletion) return { id };
    return { id, refusal: new AppError('CONFLICT', neverDeleted(resource)) };
  }
  if (!deletion) return { id, refusal: notFound(capitalise(resource.words.singular)) };
  const { before } = deletion;
  return { id, step: { id, call: 'restore', version: Number(before?.version ?? 1) }, before };
}

function toOutput({ resource }: Service, { id, refusal, before }: Decided, result?: StepResult) {
  const error = refusal ?? result?.error;
  const { slugField } = resource;
  const slug = before && slugField ? String(result?.record?.[slugField] ?? '') : '';
  const isMoved = slug !== '' && slugField !== null && slug !== before?.[slugField];
  const { code = '', message = '' } = error ?? {};
  const version = result?.record?.version ?? 0;
  return { id, isDone: !error, code, message, slug: isMoved ? slug : '', version };
}
