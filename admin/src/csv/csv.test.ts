import { contentResources, type FieldMap } from '@karibu/graph/contract';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../providers/fields-of.ts';
import { decodeCsv, readCsv, writeCsv } from './csv.ts';

const tours = fieldsOf('tours');

/** A value of its kind for each field, with what spreadsheets and commas would break. */
function sample(fields: FieldMap): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleOf(field)]));
}

function sampleOf(field: FieldMap[string]): unknown {
  if (field.type === 'group') return sample(field.fields ?? {});
  if (field.type === 'list') return field.of ? [sampleOf(field.of), sampleOf(field.of)] : [];
  if (field.type === 'boolean') return true;
  if (field.type === 'integer') return 3;
  if (field.type === 'number') return -4.5;
  return `=1+1, "quoted" ${field.label}; it's`;
}

describe('a file of records', () => {
  for (const [resource, { fields }] of Object.entries(contentResources)) {
    it(`brings ${resource} back as they went out`, () => {
      const records = [
        { id: 'a1', ...sample(fields), version: 4 },
        { id: 'b2', ...sample(fields), version: 1 },
      ];
      const { records: back, unknownColumns, problem } = readCsv(fields, writeCsv(fields, records));
      expect(back).toEqual(records);
      expect([unknownColumns, problem]).toEqual([[], null]);
    });
  }

  it('begins with a mark of its encoding, the id and the slug, and never with a formula', () => {
    const text = writeCsv(tours, [{ id: 'a1', slug: 's', title: '=cmd()' }]);
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

  it('leaves empty cells out, and what it cannot read as it was typed', () => {
    const text = 'title,price,isActive,itinerary,bestMonths\n,twelve,maybe,[{,1\n';
    const [record] = readCsv(tours, text).records;
    expect(record).toEqual({
      ...{ price: 'twelve', isActive: 'maybe', itinerary: '[{', bestMonths: [1] },
    });
  });

  it('takes no price for cents that may be thousands', () => {
    expect(readCsv(tours, 'price\n1.200').records).toEqual([{ price: '1.200' }]);
  });

  it('keeps accents in every encoding that spreadsheets write', () => {
    const decode = (bytes: number[]) => decodeCsv(new Uint8Array(bytes).buffer);
    expect(decode([0xc3, 0xa9])).toBe('é');
    expect(decode([0x43, 0x61, 0x66, 0xe9, 0x20, 0x96])).toBe('Café –');
    expect(decode([0xff, 0xfe, 0xe9, 0x00])).toBe('é');
    expect(decode([0xfe, 0xff, 0x00, 0xe9])).toBe('é');
  });

  it('takes no number that it would have to guess, and no row with a cell too many', () => {
    for (const price of ['0x10', '1e3', '1 200', '1,2']) {
      expect(readCsv(tours, `price\n"${price}"`).records).toEqual([{ price }]);
    }
    expect(readCsv(tours, 'id,price\na1,1,200').problem).toBe(
      'Row 1 has more cells than there are columns',
    );
    const jpeg = decodeCsv(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10]).buffer);
    for (const text of ['PK\u0003\u0004…', jpeg]) {
      const nothing = { records: [], unknownColumns: [] };
      expect(readCsv(tours, text)).toEqual({
        ...nothing,
        problem: expect.stringContaining('no CSV file'),
      });
    }
  });

  it('says what is wrong with a file that cannot be used', () => {
    expect(readCsv(tours, 'moon\nfull').problem).toContain('No column');
    expect(readCsv(tours, 'title').problem).toContain('no rows');
    for (const empty of ['', '\uFEFF', ' \r\n', 'sep=;', 'sep=;\n']) {
      expect(readCsv(tours, empty).problem).toBe('The file is empty');
    }
    expect(readCsv(tours, 'title,Title\na,b').problem).toContain('Two columns');
    expect(readCsv(tours, 'title\n"open').problem).toMatch(/^Row 1 cannot be read/);
  });
});
