import { AppError, invalid, notFound } from '../errors.ts';
import { flag, lines, select, text } from '../fields/index.ts';
import { defineOperation, type Operation } from '../operation.ts';
import { isId } from '../read/record-id.ts';
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
        const ids = readIds(input.ids);
        const values = input.change === 'update' ? parseJsonObject(input.values, 'values') : {};
        const missing: StepResult[] = [];
        const decide = async () => {
          const steps = ids.map((id) => decideStep(tools, service, input.change, id, values));
          const decided = await Promise.all(steps);
          missing.push(...decided.filter((each) => 'error' in each));
          return decided.filter((each) => 'call' in each);
        };
        const done = await writeTogether(context, service, { action: input.change, decide });
        return inOrderOf(ids, [...missing, ...done]).map((each) => toOutput(service, each));
      },
    }),
  ];
}

const RESULT_FIELDS = {
  id: text({ label: 'Id', required: true }),
  isDone: flag({ label: 'Done', help: 'Otherwise the message says why not.' }),
  code: text({ label: 'Code', help: 'Of a refusal.' }),
  message: text({ label: 'Message' }),
  slug: text({ label: 'Slug', help: 'Where the record stands now, if it has one.' }),
};

function readIds(sent: string[]): string[] {
  const ids = [...new Set(sent.map((id) => id.toLowerCase()))];
  const wrong = ids.find((id) => !isId(id));
  if (ids.length === 0) throw invalid([{ path: 'ids', message: 'Ids are required' }]);
  if (wrong) throw new AppError('BAD_REQUEST', `There is no id ${wrong.slice(0, 40)}`);
  return ids;
}

async function decideStep(
  { history }: ServiceTools,
  { resource, model }: Service,
  change: (typeof CHANGES)[number],
  id: string,
  values: Record<string, unknown>,
): Promise<Step | StepResult> {
  if (change === 'update') return { id, call: 'update', values };
  if (change === 'delete') return { id, call: 'remove' };
  // Somebody else has brought it back already, and may have changed it.
  if (await model.exists({ _id: id })) return { id, record: null, error: null };
  const deletion = await history.findNewest(resource.name, id, { action: 'delete' });
  if (!deletion) return { id, record: null, error: notFound(`This ${resource.words.singular}`) };
  return { id, call: 'restore', version: Number(deletion.before?.version ?? 1) };
}

function inOrderOf(ids: string[], results: StepResult[]): StepResult[] {
  const byId = new Map(results.map((result) => [result.id, result]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function toOutput({ resource }: Service, { id, record, error }: StepResult) {
  const slug = String((resource.slugField && record?.[resource.slugField]) ?? '');
  const { code = '', message = '' } = error ?? {};
  return { id, isDone: error === null, code, message, slug };
}
