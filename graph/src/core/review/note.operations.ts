import { assertMay, assertMayWrite, type Context, seesHidden } from '../access.ts';
import { draftedService } from '../drafts/write-draft.ts';
import { AppError, invalid } from '../errors.ts';
import { select, text } from '../fields/index.ts';
import { defineOperation, type Operation } from '../operation.ts';
import { publicStateOf } from '../public-now.ts';
import type { PlainRecord } from '../read/record.ts';
import type { Service, ServiceTools } from '../service.ts';
import { titleOf } from '../title-of.ts';
import { loadIfPresent } from '../write/load.ts';
import { createNotes, NOTE_KINDS, type Note, type NoteKind, type Notes } from './notes.ts';

type Tools = Pick<ServiceTools, 'connection' | 'services' | 'drafts'>;

const resource = text({ label: 'Resource', required: true });
const said = {
  text: text({ label: 'Text', multiline: true }),
  by: text({ label: 'By', required: true }),
  at: text({ label: 'At', required: true, help: 'ISO 8601 in UTC.' }),
};
const kind = select({ label: 'Kind', options: NOTE_KINDS });
const noteFields = { id: text({ label: 'Id', required: true }), kind, ...said };
const audience = 'staff' as const;

/** The calls for notes on a record, and for a review before it is published. */
export function noteOperations(tools: Tools): Operation[] {
  const notes = createNotes(tools.connection);
  const path = '/notes/:resource/:id';
  return [
    defineOperation({
      ...{ name: 'notes', kind: 'query', method: 'get', path, audience },
      summary: 'The notes on a record and what was said of its review, newest first',
      input: { resource },
      output: { kind: 'page', name: 'Note', fields: noteFields },
      async run(context, { id, input, page }) {
        const { resource } = draftedService(tools, input.resource);
        assertMayWrite(context, resource);
        const found = await notes.list({ resource: resource.name, recordId: id }, page);
        return { items: found.notes.map(toOutput), count: found.count };
      },
    }),
    defineOperation({
      ...{ name: 'addNote', kind: 'mutation', method: 'post', path, audience },
      summary: 'Adds a note on a record, asks for its review (ask), or returns it (return)',
      failures: { CONFLICT: 'There is nothing to review, or nobody has asked for a review.' },
      input: { resource, kind, text: said.text },
      output: { kind: 'fields', name: 'AddedNote', fields: noteFields },
      async run(context, { id, input }) {
        const service = draftedService(tools, input.resource);
        assertMayWrite(context, service.resource);
        if (input.kind === 'return') assertMay(context, 'editors');
        const record = await service.get(context, id);
        await assertSaid(tools, notes, service, record, input);
        const { name } = service.resource;
        const note = { resource: name, recordId: id, kind: input.kind, text: input.text };
        return toOutput(await notes.add(context, note));
      },
    }),
    listReviews(tools, notes),
  ];
}

function listReviews(tools: Tools, notes: Notes): Operation {
  return defineOperation({
    ...{ name: 'reviews', kind: 'query', method: 'get', path: '/reviews', audience },
    summary: 'The records that wait for a review, the last asked for first',
    input: {},
    output: {
      kind: 'page',
      name: 'Review',
      fields: {
        resource,
        recordId: text({ label: 'Record', required: true }),
        title: text({ label: 'Title', required: true }),
        ...said,
      },
    },
    async run(context, { page: { page, limit } }) {
      const items = await findWaiting(context, tools, notes);
      return { items: items.slice((page - 1) * limit, page * limit), count: items.length };
    },
  });
}

/** The records that wait for a review and that the viewer may read, the last asked for first. */
export async function findWaiting(context: Context, tools: Tools, notes: Notes) {
  const asked = await notes.listAsked();
  const waiting = await Promise.all(asked.map((each) => summarise(context, tools, each)));
  return waiting.flatMap((each) => each ?? []);
}

/** What is published as it is waits for no review, and neither does what is in the bin. */
async function summarise(context: Context, tools: Tools, note: Note) {
  const { resource, recordId, text: said, by, at } = note;
  const service = tools.services.get(resource);
  if (!service || !seesHidden(context, service.resource)) return null;
  const record = await loadIfPresent(service, recordId);
  if (!record || !(await isUnpublished(tools, service, record))) return null;
  const title = titleOf(service.resource, record);
  return { resource, recordId, title, text: said, by, at: at.toISOString() };
}

/** Whether something of a record is not public: the record itself, or a draft of it. */
async function isUnpublished(
  { drafts }: Tools,
  { resource }: Service,
  record: PlainRecord,
): Promise<boolean> {
  if (publicStateOf(resource, record, new Date()) !== 'live') return true;
  return (await drafts.find(resource.name, record.id)) !== null;
}

async function assertSaid(
  tools: Tools,
  notes: Notes,
  service: Service,
  record: PlainRecord,
  { kind, text: said }: { kind: NoteKind; text: string },
): Promise<void> {
  if (kind !== 'ask' && said === '') {
    throw invalid([{ path: 'text', message: 'Text is required' }]);
  }
  if (kind === 'note') return;
  if (!(await isUnpublished(tools, service, record))) {
    const { singular } = service.resource.words;
    throw new AppError('CONFLICT', `This ${singular} is published as it is: nothing to review`);
  }
  if (kind === 'ask') return;
  const of = { resource: service.resource.name, recordId: record.id };
  const review = await notes.findReview(of);
  if (review?.kind !== 'ask') throw new AppError('CONFLICT', 'Nobody has asked for a review');
}

const toOutput = ({ id, kind, text: said, by, at }: Note) => ({
  ...{ id, kind, by, text: said, at: at.toISOString() },
});
