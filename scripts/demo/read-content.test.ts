import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readContent } from './read-content.ts';

const TODAY = new Date('2031-12-30T12:00:00Z');
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karibu-demo-'));
});
afterEach(() => rm(directory, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(directory, file)), { recursive: true });
  await writeFile(join(directory, file), text);
}

const read = () => readContent(TODAY, directory);

const MEMBER = `---
name: Neema Mollel
position: Head Guide
image: serengeti
---
`;

test('the text below the front matter is the record’s rich text, without the breaks of its lines', async () => {
  const text = '<p>Nine hours\nbeside <em>one</em>\n<strong>mound</strong>.</p>\n\n<ul>\n<li>A\n';
  await write('team/01-neema.md', `${MEMBER}\n${text}</li>\n</ul>\n`);
  const [{ records } = { records: [] }] = await read();
  expect(records).toEqual([
    {
      name: 'Neema Mollel',
      position: 'Head Guide',
      image: 'serengeti',
      bio: '<p>Nine hours beside <em>one</em> <strong>mound</strong>.</p><ul><li>A</li></ul>',
    },
  ]);
});

test('records come in the order of their files’ numbers', async () => {
  for (const name of ['02-b', '10-c', '01-a']) {
    await write(`team/${name}.md`, `${MEMBER.replace('Neema Mollel', name)}<p>Here.</p>\n`);
  }
  const [{ records } = { records: [] }] = await read();
  expect(records.map(({ name }) => name)).toEqual(['01-a', '02-b', '10-c']);
});

test('what others refer to comes first, and settings last', async () => {
  await write('metrics.json', '{ "awards": 3 }');
  await write('careers.json', '[]');
  await write('packages.json', '[]');
  await write('package-categories.json', '[{ "name": "Family", "slug": "family" }]');
  const names = (await read()).map(({ resource }) => resource.name);
  expect(names).toEqual(['package-categories', 'careers', 'packages', 'metrics']);
});

test('a date in days counts from the day of seeding, in the fields for dates alone', async () => {
  const post = { title: 'T', excerpt: 'E', image: 'serengeti', category: '+3 days', author: 'A' };
  const dated = { ...post, content: '<p>C</p>', publishedDate: '+3 days' };
  await write('blog.json', JSON.stringify(dated));
  const [{ records } = { records: [] }] = await read();
  expect(records[0]).toMatchObject({ publishedDate: '2032-01-02', category: '+3 days' });
});

test.each([
  ['metrics.json', '{ "awards": 3', 'JSON'],
  ['metrics.json', '{ "awards": -1 }', 'awards: '],
  ['metrics.json', '{ "prizes": 3 }', 'prizes: Unknown field'],
  ['faqs.json', '[{}]', 'no resource is called faqs'],
  ['team/01-neema.md', '<p>Nine hours.</p>', 'between two lines of ---'],
  ['team/01-neema.md', MEMBER.replace('name:', 'name: ['), 'at line 3'],
  ['team/01-neema.md', MEMBER, 'bio: Bio is required'],
  ['team/01-neema.md', `${MEMBER.replace('serengeti', 'nowhere')}<p>Hm.</p>`, 'image: '],
  ['careers/01-guide.md', '---\ntitle: Guide\n---\n<p>Go.</p>', 'has no text to write below'],
])('a bad file is refused with its name and the reason: %s %s', async (file, text, reason) => {
  await write(file, text);
  const refusal = await read().catch((error: Error) => error);
  expect(refusal).toMatchObject({ name: 'DemoFileError' });
  expect(String(refusal)).toContain(`The demo's file ${file} is wrong: `);
  expect(String(refusal)).toContain(reason);
});
