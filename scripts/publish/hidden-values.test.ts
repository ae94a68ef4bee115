import { type Resource, resources } from '@karibu/graph/contract.ts';
import type { Field, FieldMap } from '@karibu/graph/core/fields/index.ts';
import { defaultValues } from '@karibu/graph/core/read/record.ts';
import { graphqlDoor } from '@karibu/graph/testing/graphql-door.ts';
import { restDoor } from '@karibu/graph/testing/rest-door.ts';
import { SAMPLE_RECORDS } from '@karibu/graph/testing/sample-records.ts';
import type { Json, TestServer } from '@karibu/graph/testing/test-server.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveSite, startLiveSite } from './testing/live-site.ts';

let site: LiveSite;
let server: TestServer;
beforeAll(async () => {
  site = await startLiveSite();
  server = site.server;
}, 180_000);
afterAll(() => site.stop());

const isConditional = ({ visibleWhen, fields, of }: Field): boolean =>
  Boolean(visibleWhen) ||
  Object.values(fields ?? {}).some(isConditional) ||
  Boolean(of && isConditional(of));

const CONDITIONAL = Object.values<Resource>(resources).flatMap((resource) =>
  Object.entries(resource.fields)
    .filter(([, field]) => isConditional(field))
    .map(([name, field]) => ({ resource, name, field })),
);

/** A number and a text that stand nowhere else, as data and as pages write them. */
const MARKS = ['7711771', '7,711,771', 'hidden-mark'];
const marksIn = (text: string) => MARKS.filter((mark) => text.includes(mark));

/** A value that is marked in every part that can hold a mark; its flags are all `isShown`. */
function marked(field: Field, isShown: boolean): Json {
  if (field.type === 'boolean') return isShown;
  if (field.fields) return markedValues(field.fields, isShown);
  if (field.of) return [marked(field.of, isShown)];
  const candidates = [7_711_771, 'hidden-mark', ...(field.options ?? []).slice(-1)];
  return candidates.find((each) => field.schema.safeParse(each).success) ?? field.defaultValue;
}

function markedValues(fields: FieldMap, isShown: boolean): Json {
  const values = Object.entries(fields).map(([name, field]) => [name, marked(field, isShown)]);
  return Object.fromEntries(values);
}

/** A sample of the resource whose flags all are `isShown`, but for the one that publishes it. */
function sampleOf({ name, fields, publishedBy }: Resource, marks: object, isShown: boolean): Json {
  const flags = Object.keys(fields).filter((each) => fields[each]?.type === 'boolean');
  return {
    ...SAMPLE_RECORDS[`/${name}`],
    ...Object.fromEntries(flags.map((flag) => [flag, isShown])),
    ...(publishedBy && { [publishedBy]: true }),
    ...marks,
  };
}

/** All that visitors can be answered about a record, by the door that answers it. */
async function readDoors(resource: Resource, record: Json, preview: string): Promise<Json> {
  const doors = [restDoor(() => server), graphqlDoor(() => server)];
  const answers: [string, unknown][] = [];
  for (const door of doors) {
    const { list, get, getBySlug } = door.of(resource);
    if (!resource.isSingle) answers.push([`${door.name} list`, await list()]);
    answers.push([`${door.name} single`, await get(record.id)]);
    if (resource.slugField) answers.push([`${door.name} slug`, await getBySlug(record.slug)]);
  }
  answers.push(['snapshot', (await server.rest('GET', '/publication/snapshot')).body]);
  answers.push(['preview', await (await fetch(server.url + preview)).text()]);
  const pages = Object.entries(await site.readRelease());
  return Object.fromEntries(
    [...answers, ...pages].map(([name, answer]) => [name, JSON.stringify(answer)]),
  );
}

const doorsWithMarks = (answers: Record<string, string>) =>
  Object.keys(answers).filter((name) => marksIn(answers[name] ?? '').length > 0);

test('TRUST-1 there are fields that may be hidden', () => {
  expect(CONDITIONAL.map(({ resource, name }) => `${resource.name} ${name}`)).toContain(
    'careers salary',
  );
});

test.each(CONDITIONAL)(
  'TRUST-1 $resource.name: what hides $name holds at every public door',
  async ({ resource, name, field }) => {
    const { create, update, get } = restDoor(() => server).of(resource);
    const save = async (isShown: boolean, id: string | null) => {
      const input = sampleOf(resource, { [name]: marked(field, isShown) }, isShown);
      const whole = { ...defaultValues(resource.fields), ...input };
      // A resource whose rule reads more than flags needs a sample of its own here.
      if (field.visibleWhen) expect(field.visibleWhen(whole)).toBe(isShown);
      const saved = await (id === null ? create(input, 'editor') : update(id, input, 'editor'));
      expect([saved.code, saved.errors]).toEqual(['OK', undefined]);
      const body = { resource: resource.name, record: JSON.stringify({ ...saved.data, ...input }) };
      const preview = await server.rest('POST', '/preview', { as: 'editor', body });
      return { record: saved.data, path: preview.body.data.path };
    };
    const hidden = await save(false, resource.isSingle ? '' : null);
    const staff = await get(hidden.record.id, 'editor');
    expect(marksIn(JSON.stringify(staff.data)), 'staff read it').not.toEqual([]);
    expect(doorsWithMarks(await readDoors(resource, hidden.record, hidden.path))).toEqual([]);
    const shown = await save(true, hidden.record.id);
    const open = doorsWithMarks(await readDoors(resource, shown.record, shown.path));
    expect(open, 'the doors that were looked through').toEqual(
      expect.arrayContaining(['REST list', 'GraphQL list', 'snapshot', 'preview']),
    );
  },
);

test('TRUST-1 the snapshot names no picture that only hidden records show', async () => {
  const add = async (background: string) => {
    const picture = sharp({ create: { width: 64, height: 40, channels: 3, background } });
    const body = new FormData();
    body.set('image', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'picture.png');
    return (await server.rest('POST', '/upload', { as: 'editor', body })).body.data.url;
  };
  const [shown, hidden] = [await add('teal'), await add('maroon')];
  for (const [image, isActive] of [
    [shown, true],
    [hidden, false],
  ] as const) {
    const body = { ...SAMPLE_RECORDS['/tours'], title: image, image, isActive };
    expect((await server.rest('POST', '/tours', { as: 'editor', body })).status).toBe(201);
  }
  const { body } = await server.rest('GET', '/publication/snapshot');
  expect(body.data.media.map(({ url }: { url: string }) => url)).toEqual([shown]);
  expect(JSON.stringify(body)).not.toContain(hidden);
});
