import { assertMayWrite, type Context, seesHidden } from '../access.ts';
import { integer, text } from '../fields/index.ts';
import { defineOperation, type Operation } from '../operation.ts';
import type { Service, ServiceTools } from '../service.ts';
import { titleOf } from '../title-of.ts';
import { loadIfPresent } from '../write/load.ts';
import { parseJsonObject } from '../write/parse-json.ts';
import type { Draft } from './drafts.ts';
import { draftedService, dropDraft, publishDraft, saveDraft } from './write-draft.ts';

const resource = text({ label: 'Resource', required: true });
const version = integer({
  label: 'Version',
  defaultValue: 0,
  help: 'Of the draft as it was read.',
});
const baseVersion = integer({
  label: 'Base version',
  required: true,
  help: 'Of the record as it was read.',
});
const values = text({
  label: 'Values',
  required: true,
  maxLength: 900_000,
  help: 'The values of the form, as a JSON object.',
});
const path = '/drafts/:resource/:id';
const audience = 'staff' as const;
const output = { kind: 'json' } as const;

/** The calls for another set of values of a live record, which no visitor reads. */
export function draftOperations(tools: ServiceTools): Operation[] {
  const serviceOf = (name: string) => draftedService(tools, name);
  return [
    listDrafts(tools),
    defineOperation({
      ...{ name: 'draft', kind: 'query', method: 'get', path, audience, output },
      summary: 'The draft of a record: its values, and the record that it began from',
      isNullable: true,
      input: { resource },
      async run(context, { id, input }) {
        const { resource } = serviceOf(input.resource);
        assertMayWrite(context, resource);
        return tools.drafts.find(resource.name, id);
      },
    }),
    defineOperation({
      ...{ name: 'saveDraft', kind: 'mutation', method: 'put', path, audience, output },
      summary: 'Saves values as the draft of a record, which stays as visitors read it',
      failures: STALE,
      input: { resource, values, version, baseVersion },
      async run(context, { id, input }) {
        const sent = { ...input, values: parseJsonObject(input.values, 'values') };
        return saveDraft(context, serviceOf(input.resource), tools, id, sent);
      },
    }),
    defineOperation({
      ...{ name: 'dropDraft', kind: 'mutation', method: 'delete', path, audience, output },
      summary: 'Drops the draft of a record',
      failures: STALE,
      input: { resource, version },
      async run(context, { id, input }) {
        await dropDraft(context, serviceOf(input.resource), tools, id, input.version);
        return { id };
      },
    }),
    defineOperation({
      ...{ name: 'publishDraft', kind: 'mutation', method: 'post', audience, output },
      path: `${path}/publish`,
      summary: 'Makes the draft of a record what visitors read, with the values that are sent',
      failures: STALE,
      input: {
        resource,
        values: { ...values, required: false, defaultValue: '{}' },
        version,
        baseVersion,
      },
      async run(context, { id, input }) {
        const sent = { ...input, values: parseJsonObject(input.values || '{}', 'values') };
        return publishDraft(context, serviceOf(input.resource), tools, id, sent);
      },
    }),
  ];
}

const STALE = { CONFLICT: 'Somebody else has changed the draft or the record since.' };

function listDrafts(tools: ServiceTools): Operation {
  return defineOperation({
    ...{ name: 'drafts', kind: 'query', method: 'get', path: '/drafts', audience },
    summary: 'The records that have a draft, the last saved first',
    input: {},
    output: {
      kind: 'page',
      name: 'DraftSummary',
      fields: {
        resource: text({ label: 'Resource', required: true }),
        recordId: text({ label: 'Record', required: true }),
        title: text({ label: 'Title', required: true }),
        by: text({ label: 'By', required: true }),
        at: text({ label: 'At', required: true, help: 'ISO 8601 in UTC.' }),
      },
    },
    async run(context, { page: { page, limit } }) {
      const items = await findDrafts(context, tools);
      return { items: items.slice((page - 1) * limit, page * limit), count: items.length };
    },
  });
}

/** The drafts that the viewer may read, the last saved first. */
export async function findDrafts(
  context: Context,
  tools: Pick<ServiceTools, 'services' | 'drafts'>,
) {
  const all = await tools.drafts.listAll();
  const summaries = await Promise.all(all.map((each) => summarise(context, tools, each)));
  return summaries.flatMap((each) => each ?? []);
}

/** A draft whose record is in the bin waits there with it. */
async function summarise(
  context: Context,
  { services }: Pick<ServiceTools, 'services'>,
  draft: Draft,
) {
  const service: Service | undefined = services.get(draft.resource);
  if (!service || !seesHidden(context, service.resource)) return null;
  if (!(await loadIfPresent(service, draft.recordId))) return null;
  const { resource, recordId, by, at, values } = draft;
  return { resource, recordId, by, at: at.toISOString(), title: titleOf(service.resource, values) };
}
