import { beforeAll, expect, test } from 'vitest';
import { stays } from '../resources/stays/stay.resource.ts';
import { tours } from '../resources/tours/tour.resource.ts';
import { twoColours } from '../storage/test-pictures.ts';
import { SAMPLE_RECORDS } from '../testing/sample-records.ts';
import { type Json, PASSWORD, tourInput } from '../testing/test-server.ts';
import { describeBothDoors } from '../testing/two-doors.ts';
import { useTestServer } from '../testing/use-test-server.ts';

const server = useTestServer();
let author = '';
let limited = '';

beforeAll(async () => {
  author = await addStaff({ role: 'author' });
  limited = await addStaff({ role: 'editor', sections: ['tours', 'newsletter'] });
});

async function addStaff(account: Json): Promise<string> {
  const name = account.sections ? 'limited' : account.role;
  const body = { name, email: `${name}-roles@karibu.example`, password: PASSWORD, ...account };
  await server.rest('POST', '/users', { as: 'admin', body });
  return (await server.signIn(body.email, PASSWORD)).body.data.token;
}

const call = (method: string, path: string, as: string, body?: object) =>
  server.rest(method, path, { as, ...(body && { body }) });

describeBothDoors(
  () => server,
  'an author',
  (door) => {
    const { create, get, update, remove, restore, list } = door.of(tours);
    const add = async (as: string, values: object = {}): Promise<Json> =>
      (await create(tourInput(values), as)).data;

    test('OFF-16 makes what no visitor sees, whatever is sent, and changes and deletes it', async () => {
      const made = await add(author, { isActive: true });
      expect(made.isActive).toBe(false);
      expect((await get(made.id)).code).toBe('NOT_FOUND');
      expect((await update(made.id, { price: 5 }, author)).data.price).toBe(5);
      expect((await remove(made.id, author)).code).toBe('OK');
      expect((await restore(made.id, 2, author)).data).toMatchObject({ isActive: false, price: 5 });
    });

    test('OFF-16 removes from the bin for good what is their own, and nothing else', async () => {
      const ids = [(await add(author)).id, (await add('editor')).id];
      for (const id of ids) await remove(id, 'editor');
      const input = { resource: 'tours', ids };
      const { data } = await door.run('removeDeleted', { as: author, input });
      expect(data).toMatchObject([{ isDone: true }, { isDone: false, code: 'FORBIDDEN' }]);
      const inBin = (await door.run('bin', { as: 'editor', page: {} })).data;
      const left = inBin.map(({ recordId }: Json) => recordId);
      expect(ids.map((id) => left.includes(id))).toEqual([false, true]);
      expect((await door.run('binSummary', { as: author })).data).toEqual([]);
    });

    test('OFF-16 publishes nothing, and changes nothing that is published', async () => {
      const made = await add(author);
      const publish = await update(made.id, { isActive: true }, author);
      const message = 'Only editors and administrators may publish';
      expect(publish).toMatchObject({ code: 'FORBIDDEN', message });
      await update(made.id, { isActive: true }, 'editor');
      expect((await update(made.id, { price: 6 }, author)).code).toBe('FORBIDDEN');
      expect((await update(made.id, { isActive: false }, author)).code).toBe('FORBIDDEN');
      expect((await remove(made.id, author)).code).toBe('FORBIDDEN');
      await update(made.id, { isActive: false }, 'editor');
      expect((await restore(made.id, 2, author)).code).toBe('FORBIDDEN');
      expect((await get(made.id, author)).data.isActive).toBe(false);
    });

    test('OFF-16 saves a draft of what is published, and neither publishes it nor returns a review', async () => {
      const { id, version } = await add('editor', { isActive: true });
      const path = `/drafts/tours/${id}`;
      const draft = { values: JSON.stringify({ price: 9 }), version: 0, baseVersion: version };
      expect((await call('PUT', path, author, draft)).status).toBe(200);
      const sent = { values: '{}', version: 1, baseVersion: version };
      const publish = await call('POST', `${path}/publish`, author, sent);
      expect([publish.status, publish.body.code]).toEqual([403, 'FORBIDDEN']);
      expect((await get(id)).data.price).not.toBe(9);
      const note = (kind: string) => ({ kind, text: 'Please look' });
      expect((await call('POST', `/notes/tours/${id}`, author, note('ask'))).status).toBe(200);
      expect((await call('POST', `/notes/tours/${id}`, author, note('return'))).status).toBe(403);
      await call('PUT', path, 'editor', { ...draft, version: 1 });
      expect((await call('DELETE', path, author, { version: 2 })).status).toBe(403);
      expect((await call('DELETE', path, 'editor', { version: 2 })).status).toBe(200);
    });

    test('OFF-16 saves over a draft that they have begun, and over none of an editor', async () => {
      const saveDraft = ({ id, version: baseVersion }: Json, version: number, as: string) => {
        const values = JSON.stringify({ price: 10 + version });
        const input = { resource: 'tours', values, version, baseVersion };
        return door.run('saveDraft', { as, id, input });
      };
      const [theirs, own] = [await add('editor', { isActive: true }), await add('editor')];
      expect((await saveDraft(theirs, 0, 'editor')).code).toBe('OK');
      const message = expect.stringContaining('Somebody else has begun this draft');
      expect(await saveDraft(theirs, 1, author)).toMatchObject({ code: 'FORBIDDEN', message });
      expect((await saveDraft(own, 0, author)).code).toBe('OK');
      expect((await saveDraft(own, 1, 'editor')).code).toBe('OK');
      expect((await saveDraft(own, 1, author)).code).toBe('CONFLICT');
      expect((await saveDraft(own, 2, author)).data.values.price).toBe(12);
    });

    test('OFF-16 reads the drafts of others, and changes none', async () => {
      const { id, version } = await add('editor', { isActive: false });
      expect((await get(id, author)).code).toBe('OK');
      for (const refused of [
        await update(id, { price: 7 }, author),
        await remove(id, author),
        await restore(id, version, author),
      ]) {
        expect([refused.code, refused.message]).toEqual(['FORBIDDEN', expect.any(String)]);
      }
      await remove(id, 'editor');
      expect((await restore(id, version, author)).code).toBe('FORBIDDEN');
    });

    test('OFF-16 does many at once only with own drafts, and finds only those in the bin', async () => {
      const own = await add(author, { title: 'Own draft' });
      const other = await add('editor', { isActive: false });
      const change = (what: object) =>
        door.run('changeRecords', {
          as: author,
          input: { resource: 'tours', ids: [own.id, other.id], values: '', ...what },
        });
      const shown = await change({ change: 'update', values: '{"isActive":true}' });
      expect(shown.data.map(({ code }: Json) => code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
      const gone = await change({ change: 'delete' });
      const codes = Object.fromEntries(gone.data.map(({ id, code }: Json) => [id, code]));
      expect(codes).toEqual({ [own.id]: '', [other.id]: 'FORBIDDEN' });
      await remove(other.id, 'editor');
      const { data } = await door.run('bin', { as: author });
      expect(data.map(({ recordId }: Json) => recordId)).toContain(own.id);
      expect(data.map(({ recordId }: Json) => recordId)).not.toContain(other.id);
      const back = await change({ change: 'restore' });
      const after = Object.fromEntries(back.data.map(({ id, code }: Json) => [id, code]));
      expect(after).toEqual({ [own.id]: '', [other.id]: 'FORBIDDEN' });
    });

    test('OFF-16 imports rows as drafts; a row over what is published is refused', async () => {
      const live = await add('editor');
      const rows = [
        tourInput({ title: `By ${door.name}`, isActive: true }),
        { id: live.id, price: 1 },
      ];
      const input = (isDryRun: boolean) => ({
        ...{ resource: 'tours', records: JSON.stringify(rows), isDryRun },
      });
      for (const isDryRun of [true, false]) {
        const { data } = await door.run('importRecords', { as: author, input: input(isDryRun) });
        expect(data.map(({ action }: Json) => action)).toEqual(['create', 'refused']);
      }
      const [found] = (await list({ search: `By ${door.name}` }, author)).data;
      expect(found.isActive).toBe(false);
    });

    test('OFF-16 renames nothing that other records name', async () => {
      const name = `Camp of ${door.name}`;
      const stay = { name, kind: 'camp', place: 'Tarangire', description: '<p>Quiet.</p>' };
      const made = await door.of(stays).create({ ...SAMPLE_STAY, ...stay }, author);
      expect(made.code).toBe('OK');
      const day = { day: 'Day 1', title: 'Arrival', description: 'Rest.', stay: name };
      await add('editor', { itinerary: [day] });
      const renamed = await door.of(stays).update(made.data.id, { name: 'Other' }, author);
      expect([renamed.code, renamed.message]).toEqual(['CONFLICT', expect.stringContaining('use')]);
    });
  },
);

/** An editor who works on articles alone. */
async function addWriter(name: string): Promise<string> {
  return addStaff({
    name,
    email: `${name}-roles@karibu.example`,
    role: 'editor',
    sections: ['blog'],
  });
}

async function sendPicture(as: string, seed: number): Promise<Json> {
  const body = new FormData();
  const bytes = await twoColours(40 + 2 * seed, 30)
    .png()
    .toBuffer();
  body.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png');
  return (await server.rest('POST', '/upload', { as, body })).body.data;
}

const SAMPLE_STAY = { image: 'https://images.example/camp.jpg' };

test('OFF-16 an author changes the texts of own pictures until something else shows them', async () => {
  const [own, other] = [await sendPicture(author, 1), await sendPicture('editor', 2)];
  const retouch = (id: string) => call('PUT', `/uploads/${id}`, author, { alt: 'A lion' });
  expect((await retouch(own.id)).status).toBe(200);
  expect((await retouch(other.id)).status).toBe(403);
  const { data } = (await call('POST', '/tours', 'editor', tourInput({ image: own.url }))).body;
  expect((await retouch(own.id)).status).toBe(403);
  const remove = { public_id: other.public_id };
  expect((await call('DELETE', '/upload', author, remove)).status).toBe(403);
  await call('DELETE', `/tours/${data.id}`, 'editor');
});

test('OFF-16 an editor of some sections meets 403 elsewhere, at every door', async () => {
  const stay = { ...SAMPLE_STAY, name: 'Shore', kind: 'camp', place: 'Pemba', isActive: false };
  const hidden = (await call('POST', '/stays', 'editor', { ...stay, description: '<p>Quiet.</p>' }))
    .body.data;
  expect((await call('POST', '/tours', limited, tourInput())).status).toBe(201);
  expect((await call('GET', '/newsletter', limited)).status).toBe(200);
  const bulk = { resource: 'stays', change: 'delete', ids: [hidden.id] };
  const rows = { resource: 'stays', records: '[{}]', isDryRun: true };
  for (const [method, path, body] of [
    ['POST', '/stays', stay],
    ['PUT', `/stays/${hidden.id}`, { place: 'Unguja' }],
    ['DELETE', `/stays/${hidden.id}`],
    ['GET', `/stays/${hidden.id}/history`],
    ['POST', `/stays/${hidden.id}/restore`, { version: 1 }],
    ['POST', '/bulk', bulk],
    ['POST', '/import', rows],
    ['POST', '/preview', { resource: 'destinations', record: '{}' }],
    ['PUT', '/settings', { siteName: 'Mine' }],
    ['PUT', '/metrics', { destinations: 1 }],
    ['GET', '/users'],
  ] as [string, string, object?][]) {
    const { status, body: answer } = await call(method, path, limited, body);
    expect([path, method, status, answer.code]).toEqual([path, method, 403, 'FORBIDDEN']);
  }
  expect((await call('GET', `/stays/${hidden.id}`, limited)).status).toBe(404);
  const listed = (await call('GET', '/stays', limited)).body.data;
  expect(listed.map(({ id }: Json) => id)).not.toContain(hidden.id);
  await call('DELETE', `/stays/${hidden.id}`, 'editor');
  const bin = (await call('GET', '/bin', limited)).body.data;
  expect(bin.map(({ resource }: Json) => resource)).not.toContain('stays');
});

test('OFF-16 an editor of some sections changes no picture in a draft of another section', async () => {
  const token = await addWriter('blog');
  const [shown, other] = [await sendPicture('editor', 101), await sendPicture('editor', 102)];
  const { id } = (await call('POST', '/tours', 'editor', tourInput())).body.data;
  const path = `/drafts/tours/${id}`;
  const draft = { values: JSON.stringify({ image: shown.url }), version: 0, baseVersion: 1 };
  expect((await call('PUT', path, 'editor', draft)).status).toBe(200);
  const { data: found } = (await call('GET', `/uploads?public_id=${shown.public_id}`, token)).body;
  const both = { from: shown.public_id, to: other.public_id };
  for (const refused of [
    await call('POST', '/uploads/replace', token, both),
    await call('PUT', `/uploads/${found[0].id}/crop`, token, { turn: 90 }),
  ]) {
    const message = 'Your account does not work on tours';
    expect(refused.body).toMatchObject({ code: 'FORBIDDEN', message });
  }
  expect((await call('GET', path, 'editor')).body.data.values.image).toBe(shown.url);
});

describeBothDoors(
  () => server,
  'an editor of some sections',
  (door) => {
    test('OFF-16 reads no title of another section where a picture is used, or a stay', async () => {
      const title = `Hidden in ${door.name}`;
      const writer = await addWriter(`writer-${door.name.toLowerCase()}`);
      const { public_id, url } = await sendPicture('editor', 104 + door.name.length);
      const picture = { public_id };
      const { data: found } = (await call('GET', `/uploads?public_id=${public_id}`, writer)).body;
      const isActive = false;
      const uses = async () => (await door.run('uploadUses', { as: writer, id: found[0].id })).data;
      const remove = async () => {
        return (await door.run('deleteUpload', { as: writer, input: picture })).message;
      };
      const search = async () => {
        const path = `/uploads?search=${encodeURIComponent(title)}`;
        return (await call('GET', path, writer)).body.count;
      };
      const tour = tourInput({ title, image: url, isActive });
      const { data } = await door.of(tours).create(tour, 'editor');
      const unread = { resource: 'tours', recordId: '', title: '', isInBin: false };
      expect(await uses()).toEqual([unread]);
      expect(await remove()).toBe('This picture is shown by 1 record of other sections');
      expect(await search()).toBe(0);
      const post = { ...SAMPLE_RECORDS['/blog'], title: `Read in ${door.name}`, image: url };
      expect((await call('POST', '/blog', writer, post)).status).toBe(201);
      await door.of(tours).remove(data.id, 'editor');
      const ofBlog = { resource: 'blog', title: post.title };
      expect(await uses()).toMatchObject([ofBlog, { ...unread, isInBin: true }]);
      expect(await remove()).toBe(
        `This picture is shown by “Read in ${door.name}” and 1 record of other sections`,
      );
      await door.of(tours).restore(data.id, 1, 'editor');
      await door.of(tours).update(data.id, { isActive: true }, 'editor');
      expect((await uses())[0]).toMatchObject({ resource: 'tours', title });
      expect(await search()).toBe(1);
    });

    test('OFF-16 is told how many records use a stay, without titles of other sections', async () => {
      const name = `Lodge of ${door.name}`;
      const sections = ['stays'];
      const email = `keeper-${door.name}@karibu.example`.toLowerCase();
      const keeper = await addStaff({ name: 'Keeper', email, role: 'editor', sections });
      const stay = { ...SAMPLE_STAY, name, kind: 'camp', place: 'Pemba' };
      const { data } = await door.of(stays).create({ ...stay, description: '<p>x</p>' }, keeper);
      const day = { day: 'Day 1', title: 'Arrival', description: 'Rest.', stay: name };
      const tour = tourInput({ itinerary: [day], isActive: false });
      const { id } = (await door.of(tours).create(tour, 'editor')).data;
      const refusal = async () => (await door.of(stays).remove(data.id, keeper)).message;
      expect(await refusal()).toBe('1 tour uses this stay');
      await door.of(tours).update(id, { isActive: true }, 'editor');
      expect(await refusal()).toBe(`1 tour uses this stay: ${tour.title}`);
    });
  },
);

test('OFF-16 an editor of some sections brings back no crop that another section shows', async () => {
  const token = await addWriter('crops');
  const { public_id, url } = await sendPicture('editor', 103);
  const { data: found } = (await call('GET', `/uploads?public_id=${public_id}`, token)).body;
  const path = `/uploads/${found[0].id}`;
  expect((await call('PUT', `${path}/crop`, token, { turn: 90 })).status).toBe(200);
  const shown = (await call('POST', '/tours', 'editor', tourInput({ image: url }))).body.data;
  const refused = await call('POST', `${path}/restore`, token, { version: 1 });
  expect(refused.body.message).toBe('Your account does not work on tours');
  expect((await call('GET', path, token)).body.data.crop.turn).toBe(90);
  expect((await call('POST', `${path}/restore`, 'editor', { version: 1 })).status).toBe(200);
  expect((await call('GET', `/tours/${shown.id}`, 'editor')).body.data.image).toBe(url);
});

test('OFF-16 sections are those that there are, and hold at the next request', async () => {
  const body = { name: 'S', email: 's-roles@karibu.example', password: PASSWORD };
  const bad = await call('POST', '/users', 'admin', { ...body, sections: ['users'] });
  expect(bad.body.errors).toEqual([{ path: 'sections', message: 'There is no section users' }]);
  const { data } = (await call('POST', '/users', 'admin', body)).body;
  const { token } = (await server.signIn(body.email, PASSWORD)).body.data;
  expect((await call('PUT', '/metrics', token, { happyTravelers: 1 })).status).not.toBe(403);
  await call('PUT', `/users/${data.id}`, 'admin', { sections: ['blog'] });
  expect((await call('PUT', '/metrics', token, { happyTravelers: 1 })).status).toBe(403);
  expect((await call('GET', '/auth/me', token)).body.data.sections).toEqual(['blog']);
});

test('OFF-16 staff read who has made a record, and visitors do not', async () => {
  const { data } = (await call('POST', '/tours', 'editor', tourInput())).body;
  const makers = async (as: string) => {
    const query = '{ tour(id: "ID") { createdBy } tours { items { createdBy } } }';
    const { data: read } = await server.graphql(query.replace('ID', data.id), {}, as);
    const one = (await call('GET', `/tours/${data.id}`, as)).body.data;
    return [one.createdBy, read.tour.createdBy, read.tours.items[0].createdBy];
  };
  const { id } = (await call('GET', '/auth/me', 'editor')).body.data;
  expect(await makers(server.tokens.editor)).toEqual([id, id, expect.any(String)]);
  expect(await makers('')).toEqual([undefined, null, null]);
});
