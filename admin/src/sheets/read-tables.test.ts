import { contentResources, type FieldMap } from '@karibu/graph/contract';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../providers/fields-of.ts';
import { readingsOf } from './describe-reading.ts';
import type { Convention } from './meaning.ts';
import { decodeCsv } from './parse-csv.ts';
import { parseSheet } from './read-file.ts';
import { readTables } from './read-tables.ts';
import { sampleRecords } from './sample-records.ts';
import { writeCsv } from './write-csv.ts';

const tours = fieldsOf('tours');
const ZONE = 'Europe/Berlin';

function readCsv(fields: FieldMap, text: string, chosen: Convention = {}) {
  const { tables, problem } = parseSheet(fields, text);
  const read = readTables(fields, tables, chosen, ZONE);
  const records = read.records.map(({ values }) => values);
  return { ...read, records, problem: problem ?? read.problem };
}

describe('a file of records', () => {
  for (const [resource, { fields }] of Object.entries(contentResources)) {
    it(`OFF-4 brings ${resource} back as they went out, lists of rows too`, () => {
      const records = sampleRecords(fields);
      const {
        records: back,
        unknownColumns,
        problem,
      } = readCsv(fields, writeCsv(fields, records, ZONE));
      expect(back).toEqual(records);
      expect([unknownColumns, problem]).toEqual([[], null]);
    });
  }

  it('begins with a mark of its encoding, the id and the slug, and never with a formula', () => {
    const text = writeCsv(tours, [{ id: 'a1', slug: 's', title: '=cmd()' }], ZONE);
    expect(text.startsWith('\uFEFFid,slug,title,')).toBe(true);
    expect(text).toContain("'=cmd()");
  });

  it('is read by names or labels, in any order, and names the columns it does not know', () => {
    const text = 'Main image,Moon,PRICE,highlights\n/uploads/a.webp,full,12.5,"One\nTwo"\n';
    const { records, unknownColumns } = readCsv(tours, text);
    expect(records).toEqual([
      { image: '/uploads/a.webp', price: 12.5, highlights: ['One', 'Two'] },
    ]);
    expect(unknownColumns).toEqual(['Moon']);
  });

  it('takes the separator from the line that Excel puts above the headings', () => {
    for (const hint of ['sep=;\n', '"sep=;"\r\n', '\uFEFFSEP=;;;\r\n']) {
      const { records, unknownColumns } = readCsv(tours, `${hint}title;price\na, b;12.5\n`);
      expect([records, unknownColumns]).toEqual([[{ title: 'a, b', price: 12.5 }], []]);
    }
    expect(readCsv(tours, 'sep=|\ntitle|price\na;b|3').records).toEqual([
      { title: 'a;b', price: 3 },
    ]);
  });

  it('OFF-4 is divided by what finds its headings: commas, semicolons, tabs', () => {
    for (const sign of [',', ';', '\t', '|']) {
      const price = sign === ',' ? '"1250,50"' : '1250,50';
      const text = `slug${sign}price${sign}duration\na${sign}${price}${sign}"5 Days, 4 nights"\n`;
      expect(readCsv(tours, text).records).toEqual([
        { slug: 'a', price: 1250.5, duration: '5 Days, 4 nights' },
      ]);
    }
  });

  it('leaves empty cells out, and what it cannot read as it was typed', () => {
    const text = 'title,price,isActive,itinerary,bestMonths\n,twelve,maybe,[{,1\n';
    const [record] = readCsv(tours, text).records;
    expect(record).toEqual({
      ...{ price: 'twelve', isActive: 'maybe', itinerary: '[{', bestMonths: [1] },
    });
  });

  it('OFF-4 reads times on the operator’s clocks, asks as of dates, and says what it reads', () => {
    const from = (text: string, chosen: Convention = {}) =>
      readCsv(tours, `slug,publishFrom\na,"${text}"\n`, chosen);
    const nine = [{ slug: 'a', publishFrom: '2026-12-31T08:00:00.000Z' }];
    for (const text of ['2026-12-31 09:00', '31.12.2026 9:00', '12/31/2026 9:00 AM']) {
      const { records, readings } = from(text);
      expect([text, records]).toEqual([text, nine]);
      expect(readingsOf(readings)).toMatchObject([{ heading: 'Publish from', text }]);
    }
    const twice = '01/02/2027 9:00 PM';
    expect(from(twice).questions).toHaveLength(1);
    expect(from(twice, { order: 'mdy' }).records).toEqual([
      { slug: 'a', publishFrom: '2027-01-02T20:00:00.000Z' },
    ]);
    expect(from('soon').records).toEqual([{ slug: 'a', publishFrom: 'soon' }]);
    expect(readingsOf(from('soon').readings)).toMatchObject([{ read: 'not understood' }]);
  });

  it('OFF-4 says why a cell for a day is not read', () => {
    const days = ['2026-12-31 09:00', 'Thu 31 Dec 2026', 'Fri 31 Dec 2026'];
    const text = ['slug,departures.date', ...days.map((day) => `a,${day}`)].join('\n');
    const { records, readings } = readCsv(tours, text);
    expect(records[0]?.departures).toEqual([
      ...[{ date: '2026-12-31 09:00' }, { date: '2026-12-31' }, { date: 'Fri 31 Dec 2026' }],
    ]);
    expect(readingsOf(readings).map(({ read }) => read)).toEqual([
      'not understood: it takes a day without a time',
      '31 December 2026',
      'not understood: that day is another weekday',
    ]);
  });

  it('OFF-4 clears a field by a word, which a text of its own never is', () => {
    const text = 'slug,price,highlights,rates.season\na,(empty),(Empty),(empty)\n';
    expect(readCsv(tours, text).records).toEqual([
      { slug: 'a', price: null, highlights: null, rates: null },
    ]);
    const record = { slug: 'a', title: '(empty)' };
    expect(readCsv(tours, writeCsv(tours, [record], ZONE)).records).toEqual([record]);
  });

  it('OFF-4 puts the lines of a record together, by its id, its slug, or as they stand', () => {
    const text = [
      'slug;price;Itinerary: Row id;itinerary.title;Rates: Season;rates.perPerson.1;' +
        'Rates: Prices per person from 4',
      'a;900;d1;Arrive;High;1200,5;990',
      ';;d2;Crater;Low;800;',
      'b;;d3;Beach;;;',
      'a;;;Leave;;;',
    ].join('\n');
    const { records } = readTables(tours, parseSheet(tours, text).tables, {}, ZONE);
    expect(records).toEqual([
      {
        row: 2,
        values: {
          slug: 'a',
          price: 900,
          itinerary: [
            { id: 'd1', title: 'Arrive' },
            { id: 'd2', title: 'Crater' },
            { title: 'Leave' },
          ],
          rates: [
            {
              season: 'High',
              perPerson: [
                { travellers: 1, price: 1200.5 },
                { travellers: 4, price: 990 },
              ],
            },
            { season: 'Low', perPerson: [{ travellers: 1, price: 800 }] },
          ],
        },
      },
      { row: 4, values: { slug: 'b', itinerary: [{ id: 'd3', title: 'Beach' }] } },
    ]);
  });

  it('OFF-4 asks what a price means, unless other prices or a choice say it', () => {
    const asked = readCsv(tours, 'slug,price\na,1.200\n');
    expect(asked.questions).toMatchObject([
      { row: 2, text: '1.200', meanings: [{ value: 1.2 }, { value: 1200 }] },
    ]);
    expect(readCsv(tours, 'slug,price\na,1.200\n', { decimal: ',' })).toMatchObject({
      records: [{ price: 1200 }],
      questions: [],
    });
    const shown = readCsv(tours, 'slug;price;rating\na;1.200;4.5\nb;99,50;4.5\n');
    expect([shown.questions, shown.records[0]?.price]).toEqual([[], 1200]);
    const points = readCsv(tours, 'slug;price;itinerary.latitude\na;1.200;-6.165\n');
    expect(points.questions).toHaveLength(1);
    expect(points.records[0]?.itinerary).toEqual([{ latitude: -6.165 }]);
    const both = readCsv(tours, 'slug;price\na;1.200\nb;99,50\nc;99.50\n');
    expect(both.questions).toHaveLength(1);
  });

  it('OFF-4 asks which is the day and which the month, unless another date shows it', () => {
    const of = (dates: string[]) =>
      readCsv(tours, ['slug,departures.date', ...dates.map((date) => `a,${date}`)].join('\n'));
    expect(of(['01/02/2027']).questions).toHaveLength(1);
    const shown = of(['01/02/2027', '31/12/2026']);
    expect([shown.questions, shown.records[0]?.departures]).toEqual([
      [],
      [{ date: '2027-02-01' }, { date: '2026-12-31' }],
    ]);
    expect(of(['01/02/2027', '12/31/2026']).records[0]?.departures).toEqual([
      { date: '2027-01-02' },
      { date: '2026-12-31' },
    ]);
  });

  it('OFF-4 keeps accents in every encoding that spreadsheets write', () => {
    const decode = (bytes: number[]) => decodeCsv(new Uint8Array(bytes).buffer);
    expect(decode([0xc3, 0xa9])).toBe('é');
    expect(decode([0x43, 0x61, 0x66, 0xe9, 0x20, 0x96])).toBe('Café –');
    expect(decode([0xff, 0xfe, 0xe9, 0x00])).toBe('é');
    expect(decode([0xfe, 0xff, 0x00, 0xe9])).toBe('é');
    expect(decode([0x69, 0x00, 0x64, 0x00])).toBe('id');
    expect(decode([0x00, 0x69, 0x00, 0x64])).toBe('id');
  });

  it('takes no number that it would have to guess, and no row with a cell too many', () => {
    for (const price of ['0x10', '1e3', '€1,200', '1,20,0', '1 2']) {
      expect(readCsv(tours, `price\n"${price}"`).records).toEqual([{ price }]);
    }
    expect(readCsv(tours, 'id,price\na1,1,200').problem).toBe(
      'Row 2 has more cells than there are columns',
    );
    const jpeg = decodeCsv(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10]).buffer);
    for (const text of [jpeg]) {
      expect(readCsv(tours, text)).toMatchObject({
        records: [],
        problem: expect.stringContaining('no CSV or Excel file'),
      });
    }
  });

  it('says what is wrong with a file that cannot be used', () => {
    expect(readCsv(tours, 'moon\nfull').problem).toContain('No column');
    const titled = readCsv(tours, 'Prices of 2027\n\nTitle,Price\nReef,5');
    expect(titled.problem).toContain('delete what stands above');
    expect(readCsv(tours, 'title').problem).toContain('no rows');
    for (const empty of ['', '\uFEFF', ' \r\n', 'sep=;', 'sep=;\n']) {
      expect(readCsv(tours, empty).problem).toBe('The file is empty');
    }
    expect(readCsv(tours, 'title,Title\na,b').problem).toContain('Two columns');
    expect(readCsv(tours, 'title\n"open').problem).toMatch(
      /^Row \d cannot be read: a cell begins with a quotation mark/,
    );
  });
});
