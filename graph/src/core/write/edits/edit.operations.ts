import { assertMayWrite, type Context } from '../../access.ts';
import { invalid, notFound } from '../../errors.ts';
import { flag, select, text } from '../../fields/index.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { isContent } from '../../resource.ts';
import type { Service, ServiceTools } from '../../service.ts';
import { isStale } from '../conflict.ts';
import { defineTogether, type WriteTogether } from '../write-together.ts';
import { decideEdits } from './decide-edits.ts';
import { decideUndo } from './decide-undo.ts';
import { isAbsolute, parseEdit } from './edit.ts';
import { byId, EDITED_FIELDS, EDITED_VERSIONS, NAMED_VERSIONS, toEdited } from './edited-record.ts';

const MAX_EDIT_LENGTH = 100_000;
const EDIT_HELP =
  'A JSON object: {"how":"set","values":{…}}, ' +
  '{"how":"amount","fields":["price"],"percent":8,"plus":0,"roundTo":10,"row":""}, ' +
  '{"how":"add" or "remove","field":"…","value":"…"}, ' +
  'or {"how":"replace","find":"…","replacement":"…","fields":[]}.';

/** The calls that edit many records by a rule, first as a preview, and that take an edit back. */
export function editOperations(tools: ServiceTools): Operation[] {
  const { services } = tools;
  const writeTogether = defineTogether(tools, 'edit many');
  const editable = [...services.values()].filter(
    ({ resource }) => isContent(resource) || resource.isSingle,
  );
  const resourceName = select({
    label: 'Resource',
    required: true,
    options: editable.map(({ resource }) => resource.name),
  });
  const shared = {
    kind: 'mutation',
    method: 'post',
    audience: 'staff',
    output: { kind: 'fields', name: 'EditedRecord', isList: true, fields: EDITED_FIELDS },
  } as const;
  return [
    defineOperation({
      ...shared,
      name: 'editRecords',
      summary:
        'Edits many records by one rule, as a whole. A dry run says what each would be. A record ' +
        'that has changed since the version that is named is left as it is',
      path: '/bulk/edit',
      input: {
        resource: resourceName,
        records: EDITED_VERSIONS,
        edit: text({
          label: 'Edit',
          required: true,
          maxLength: MAX_EDIT_LENGTH,
          help: EDIT_HELP,
        }),
        isDryRun: flag({ label: 'Dry run', help: 'Nothing is written.' }),
      },
      async run(context, { input: { resource, records, edit: json, isDryRun } }) {
        const service = services.get(resource);
        if (!service) throw notFound('Resource');
        assertMayWrite(context, service.resource);
        const wanted = byId(service.resource, records);
        const edit = parseEdit(service.resource, json);
        if (!isDryRun && !isAbsolute(edit)) assertAllNamed(wanted);
        const decided = await decideEdits(service, wanted, edit);
        const decide = async () => decided.flatMap(({ step }) => step ?? []);
        const done = await writeTogether(context, service, { action: 'edit', decide, isDryRun });
        return toEdited(service, decided, done);
      },
    }),
    defineOperation({
      ...shared,
      name: 'undoRecords',
      summary:
        'Takes back the saves that made the named versions, as a whole. A field that was changed ' +
        'since keeps its value, and the message names it',
      path: '/bulk/undo',
      input: { resource: resourceName, records: NAMED_VERSIONS },
      async run(context, { input: { resource, records } }) {
        const service = services.get(resource);
        if (!service) throw notFound('Resource');
        assertMayWrite(context, service.resource);
        const wanted = byId(service.resource, records);
        assertAllNamed(wanted);
        return undo({ tools, context, service, writeTogether }, wanted);
      },
    }),
  ];
}

/** So often a record is tried that somebody saves between the decision and the write. */
const TRIES = 5;

type Scene = {
  tools: ServiceTools;
  context: Context;
  service: Service;
  writeTogether: WriteTogether;
};

async function undo(
  scene: Scene,
  wanted: ReadonlyMap<string, { version: number }>,
  tries = TRIES,
): Promise<ReturnType<typeof toEdited>> {
  const { tools, context, service, writeTogether } = scene;
  const decided = await decideUndo(tools, service, wanted);
  const decide = async () => decided.flatMap(({ step }) => step ?? []);
  const done = await writeTogether(context, service, { action: 'undo', decide });
  const edited = toEdited(service, decided, done);
  const late = done.filter(({ error }) => isStale(error)).map(({ id }) => id);
  if (late.length === 0 || tries === 1) return edited;
  const again = await undo(
    scene,
    new Map([...wanted].filter(([id]) => late.includes(id))),
    tries - 1,
  );
  const later = new Map(again.map((each) => [each.id, each]));
  return edited.map((each) => later.get(each.id) ?? each);
}

/** Throws INVALID where a record is named without a version: a second try would edit it twice. */
function assertAllNamed(wanted: ReadonlyMap<string, { version: number }>): void {
  if ([...wanted.values()].every(({ version }) => version > 0)) return;
  throw invalid([{ path: 'records', message: 'Name the version of each record' }]);
}
