import type { Connection } from 'mongoose';
import { assertMayWrite, type Context } from '../access.ts';
import { notFound } from '../errors.ts';
import { flag, integer, lines, moment, select, text } from '../fields/index.ts';
import { defineOperation, type Operation } from '../operation.ts';
import { toSearch } from '../read/paging.ts';
import { readIds } from '../read/read-ids.ts';
import { isContent } from '../resource.ts';
import { mayPublish, mayWrite } from '../roles.ts';
import type { Service } from '../service.ts';
import { titleOf } from '../title-of.ts';
import { countDeleted, type Deletion, listDeleted } from './bin.ts';
import { removeDeleted } from './remove-deleted.ts';

type Services = ReadonlyMap<string, Service>;

const audience = 'staff' as const;
const resource = text({ label: 'Resource', required: true });
const by = text({ label: 'By', required: true });

/** The calls for deleted records, which `restore` of their resource brings back. */
export function binOperations(connection: Connection, services: Services): Operation[] {
  const names = [...services.values()]
    .filter((service) => isContent(service.resource))
    .map((service) => service.resource.name);
  return [
    listBin(connection, services, names),
    summariseBin(connection, services),
    defineOperation({
      name: 'removeDeleted',
      summary:
        'Removes deleted records for good, with their history, drafts and notes. What is not in ' +
        'the bin any more is left alone',
      kind: 'mutation',
      method: 'post',
      path: '/bin/remove',
      audience,
      input: {
        resource: select({ label: 'Resource', required: true, options: names }),
        ids: lines({ label: 'Ids', help: 'At most 500.' }),
      },
      output: { kind: 'fields', name: 'RemovedRecord', isList: true, fields: REMOVED_FIELDS },
      async run(context, { input }) {
        const service = services.get(input.resource);
        if (!service) throw notFound('Resource');
        assertMayWrite(context, service.resource);
        return removeDeleted(context, connection, service, readIds(input.ids));
      },
    }),
  ];
}

const REMOVED_FIELDS = {
  id: text({ label: 'Id', required: true }),
  isDone: flag({ label: 'Done', help: 'Otherwise the message says why not.' }),
  code: text({ label: 'Code', help: 'Of a refusal.' }),
  message: text({ label: 'Message' }),
};

function listBin(connection: Connection, services: Services, names: string[]): Operation {
  return defineOperation({
    name: 'bin',
    summary: 'Deleted records that can be restored, the last deleted first',
    kind: 'query',
    method: 'get',
    path: '/bin',
    audience,
    input: {
      search: text({
        label: 'Search',
        maxLength: 20_000,
        help: 'In what the records are called; a long one is cut.',
      }),
      resource: select({ label: 'Resource', options: ['', ...names] }),
      by: text({ label: 'By', maxLength: 200, help: 'Who has deleted them, by the e-mail.' }),
      since: moment({ label: 'Since', help: 'Deleted then or later.' }),
      until: moment({ label: 'Until', help: 'Deleted before.' }),
    },
    output: {
      kind: 'page',
      name: 'DeletedRecord',
      fields: {
        resource,
        recordId: text({ label: 'Record', required: true }),
        version: integer({ label: 'Version', required: true, help: 'The one to restore.' }),
        title: text({ label: 'Title', required: true }),
        by,
        at: text({ label: 'At', required: true, help: 'ISO 8601 in UTC.' }),
      },
    },
    async run(context, { input: { resource: kind, ...wanted }, page }) {
      const mine = binOf(context, services, kind);
      const search = toSearch(wanted.search);
      const filter = { ...wanted, search, maker: makerFor(context) };
      const { deletions, count } = await listDeleted(connection, mine, page, filter);
      return { items: deletions.map(toOutput(services)), count };
    },
  });
}

function summariseBin(connection: Connection, services: Services): Operation {
  const count = integer({ label: 'Count', required: true, min: 1 });
  return defineOperation({
    name: 'binSummary',
    summary: 'How many records of each kind are in the bin, by who has deleted them',
    kind: 'query',
    method: 'get',
    path: '/bin/summary',
    audience,
    input: {},
    output: { kind: 'fields', name: 'BinPart', isList: true, fields: { resource, by, count } },
    run: (context) =>
      countDeleted(connection, binOf(context, services, ''), { maker: makerFor(context) }),
  });
}

/** What somebody does not work on is not in their bin. */
function binOf({ viewer }: Context, services: Services, kind: string): Services {
  const isMine = ({ resource }: Service) => viewer !== null && mayWrite(viewer, resource);
  const mine = [...services].filter(([name, service]) => {
    return isMine(service) && (kind === '' || kind === name);
  });
  return new Map(mine);
}

/** Authors find what they have made. */
function makerFor({ viewer }: Context): string | undefined {
  return viewer && !mayPublish(viewer) ? viewer.id : undefined;
}

const toOutput =
  (services: Services) =>
  ({ resource: name, recordId, by: person, at, before }: Deletion) => ({
    ...{ resource: name, recordId, by: person, at: at.toISOString() },
    version: Number(before?.version ?? 1),
    title: nameOf(services.get(name), before),
  });

function nameOf(service: Service | undefined, before: Deletion['before']): string {
  return (service && titleOf(service.resource, before)) || 'Untitled';
}
