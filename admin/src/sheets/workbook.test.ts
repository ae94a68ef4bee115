import { contentResources } from '@karibu/graph/contract';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../providers/fields-of.ts';
import { parseFile } from './read-file.ts';
import { readTables } from './read-tables.ts';
import { sampleRecords } from './sample-records.ts';
import { MOST, unpackWorkbook } from './unpack-workbook.ts';
import { writeWorkbook } from './write-workbook.ts';

const tours = fieldsOf('tours');
const ZONE = 'Europe/Berlin';
const write = async (records: Record<string, unknown>[]) =>
  writeWorkbook(tours, 'Tours', records, ZONE).arrayBuffer();

/** A workbook one of whose parts was changed. */
async function tamper(name: string, change: (text: string) => string): Promise<ArrayBuffer> {
  const files = unzipSync(new Uint8Array(await write([{ id: 'a1', slug: 'a', price: 5 }])));
  const changed = strToU8(change(strFromU8(files[name] ?? new Uint8Array())));
  return zipSync({ ...files, [name]: changed }).slice().buffer;
}

async function recordsOf(file: ArrayBuffer): Promise<Record<string, unknown>[]> {
  const { tables, problem } = await parseFile(tours, file);
  expect(problem).toBeNull();
  return readTables(tours, tables, {}, ZONE).records.map(({ values }) => values);
}

describe('an Excel file of records', () => {
  for (const [resource, { fields, words }] of Object.entries(contentResources)) {
    it(`OFF-4 brings ${resource} back as they went out, with a sheet for each list`, async () => {
      const records = sampleRecords(fields);
      const bytes = await writeWorkbook(fields, words.plural, records, ZONE).arrayBuffer();
      const { tables, problem } = await parseFile(fields, bytes);
      const read = readTables(fields, tables, {}, ZONE);
      expect([problem, read.problem, read.unknownColumns, read.questions]).toEqual([
        ...[null, null, [], []],
      ]);
      expect(read.records.map(({ values }) => values)).toEqual(records);
    });
  }

  it('OFF-4 clears by the same word as CSV, and keeps signs of formulas as texts', async () => {
    const odd = { duration: '=1+1', category: '+255 <&>"', start: 'a_x0041_b', end: ' x\r\ny ' };
    const record = { id: 'a1', slug: 'a', title: '(empty)', ...odd };
    const { tables } = await parseFile(tours, await write([record]));
    expect(readTables(tours, tables, {}, ZONE).records).toEqual([{ row: 2, values: record }]);
  });

  it('OFF-4 keeps the time of a date and of a number, and no time for a day alone', async () => {
    const sheet = 'xl/worksheets/sheet1.xml';
    for (const cell of ['<c r="X2" s="3"><v>46387.375</v></c>', '<c r="X2"><v>46387.375</v></c>']) {
      const record = { id: 'a1', slug: 'a', publishFrom: '2026-12-31T08:00:00.000Z' };
      const file = await writeWorkbook(tours, 'Tours', [record], ZONE).arrayBuffer();
      const parts = unzipSync(new Uint8Array(file));
      const xml = strFromU8(parts[sheet] ?? new Uint8Array());
      expect(xml).toMatch(/ s="3"><v>46387\.375<\/v>/);
      const place = /<c r="([A-Z]+2)" s="3">/.exec(xml)?.[1] ?? '';
      const changed = xml.replace(/<c r="[A-Z]+2" s="3">.*?<\/c>/, cell.replace('X2', place));
      const bytes = zipSync({ ...parts, [sheet]: strToU8(changed) }).slice().buffer;
      const { tables } = await parseFile(tours, bytes);
      expect(readTables(tours, tables, {}, ZONE).records).toEqual([{ row: 2, values: record }]);
    }
  });

  it('says which text no cell can hold', async () => {
    await expect(write([{ title: 'x'.repeat(32_768) }])).rejects.toThrow('Title has a text');
  });
});

describe('an Excel file of an office', () => {
  const withPrice = (cell: string) =>
    tamper('xl/worksheets/sheet1.xml', (text) =>
      text.replace(/<c r="([A-Z]2)"[^>]*><v>5<\/v><\/c>/, `<c r="$1" ${cell}</c>`),
    );

  it('OFF-4 gives a computed number as Excel shows it', async () => {
    const [record] = await recordsOf(await withPrice('><f>365*1.08</f><v>394.20000000000005</v>'));
    expect(record?.price).toBe(394.2);
  });

  it('OFF-4 gives the error of a formula as what is written there, and not as nothing', async () => {
    const [record] = await recordsOf(await withPrice('t="e"><f>NA()</f><v>#N/A</v>'));
    expect(record?.price).toBe('#N/A');
  });

  it('OFF-4 names the cell of a formula that no program has computed', async () => {
    const problemOf = async (cell: string) =>
      (await parseFile(tours, await withPrice(cell))).problem;
    for (const formula of ['><f>365*2</f>', '><f>365*2</f><v></v>', ' t="n"><f/><v/>']) {
      expect(await problemOf(formula)).toMatch(/^Cell [A-Z]2 has a formula/);
    }
    expect(await problemOf('><f>365*2</f><v>730</v>')).toBeNull();
    const [record] = await recordsOf(await withPrice(' t="str"><f>IF(1,"","x")</f><v></v>'));
    expect(record?.price).toBeUndefined();
  });

  it('OFF-4 is read without the sheets that it hides', async () => {
    const hide = (text: string) => text.replace('<sheet ', '<sheet state="hidden" ');
    const { tables } = await parseFile(tours, await tamper('xl/workbook.xml', hide));
    expect(tables.filter(({ list }) => list === '')).toEqual([]);
  });
});

describe('a file that says more than it should', () => {
  it('OFF-4 is refused for its size before it is unpacked', async () => {
    const zeros = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(2_000_000) });
    const most = { ...MOST, bytes: 1_000_000 };
    expect(zeros.length).toBeLessThan(10_000);
    expect(() => unpackWorkbook(zeros.slice().buffer, most)).toThrow('too large');
    const many = Object.fromEntries(
      Array.from({ length: MOST.files + 1 }, (_, index) => [`${index}.xml`, new Uint8Array(1)]),
    );
    expect(() => unpackWorkbook(zipSync(many).slice().buffer)).toThrow('too large');
  });

  it('OFF-4 is refused for cells far out, and for too many of them', async () => {
    const sheet = 'xl/worksheets/sheet1.xml';
    const filled = (at: string) => `<c ${at}><v>1</v></c>`;
    const cells = [
      filled('r="A1048576"'),
      filled('r="XFD1"'),
      `<row r="1048576">${filled('')}</row>`,
    ];
    for (const cell of cells) {
      const file = await tamper(sheet, (text) => text.replace('</sheetData>', `${cell}$&`));
      expect((await parseFile(tours, file)).problem, cell).toMatch(/^The workbook is too large/);
    }
    const small = await write([{ id: 'a1' }]);
    expect(() => unpackWorkbook(small, { ...MOST, cells: 3 })).toThrow('too large');
  });

  it('OFF-4 is read where rows and cells far out are formatted alone', async () => {
    const empty = '<row r="9"><c r="XFD9" s="1"/></row><row r="1048576" ht="12.8"/>';
    const file = await tamper('xl/worksheets/sheet1.xml', (text) =>
      text.replace('</sheetData>', `${empty}$&`),
    );
    expect(await recordsOf(file)).toEqual([{ id: 'a1', slug: 'a', price: 5 }]);
  });

  it('OFF-4 has no cells without an address', async () => {
    const file = await tamper('xl/worksheets/sheet1.xml', (text) =>
      text.replaceAll(/<c r="[A-Z]+\d+"/g, '<c'),
    );
    expect((await parseFile(tours, file)).problem).toContain('no Excel file');
  });

  it('OFF-4 that is no workbook, or a broken one, is named as such', async () => {
    const none = zipSync({ 'a.xml': strToU8('<a/>') }).slice().buffer;
    expect((await parseFile(tours, none)).problem).toContain('no Excel file');
    const cut = (await write([{ id: 'a1' }])).slice(0, 900);
    expect((await parseFile(tours, cut)).problem).toContain('no Excel file');
  });
});
