import * as bson from 'bson';
import { describe, expect, it } from 'vitest';
import { areEqual, compareValues } from './compare.ts';
import { decodeDocument } from './decode.ts';
import { encodeDocument } from './encode.ts';
import { keyOf } from './key.ts';
import type { BsonDocument, BsonValue } from './value.ts';

const {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} = bson;

const values: BsonValue[] = [
  null,
  true,
  false,
  '',
  'a',
  'ab',
  '\u{1F600}',
  '\uFFFD',
  new BSONSymbol('a'),
  new Int32(0),
  new Int32(1),
  new Double(1),
  new Double(-0),
  new Double(0.1),
  new Double(1e300),
  new Double(Number.NaN),
  new Double(Number.POSITIVE_INFINITY),
  Long.fromNumber(1),
  Long.fromString('9007199254740993'),
  new Double(9007199254740992),
  Long.MIN_VALUE,
  Decimal128.fromString('1.00'),
  Decimal128.fromString('0.1'),
  Decimal128.fromString('NaN'),
  Decimal128.fromString('-Infinity'),
  Decimal128.fromString('1E+6000'),
  Decimal128.fromString('9007199254740993'),
  Decimal128.fromString('0.5'),
  new Double(0.5),
  new Date(0),
  new Date(1),
  new ObjectId('000000000000000000000001'),
  new ObjectId('000000000000000000000002'),
  new Binary(Buffer.from('a')),
  new Binary(Buffer.from('a'), 4),
  new Binary(Buffer.from('b')),
  new BSONRegExp('a', 'i'),
  new BSONRegExp('a'),
  new Timestamp({ t: 1, i: 2 }),
  new Code('x'),
  new MinKey(),
  new MaxKey(),
  [],
  [1, 2].map((n) => new Int32(n)),
  [new Double(1), new Double(2)],
  [null],
  new Map(),
  new Map([['a', new Int32(1)]]),
  new Map([['a', new Double(1)]]),
  new Map<string, BsonValue>([
    ['b', null],
    ['a', null],
  ]),
  new Map<string, BsonValue>([
    ['a', null],
    ['b', null],
  ]),
  new Map([
    ['2', null],
    ['1', null],
  ]),
];

describe('decoding', () => {
  it('and encoding again give the same bytes', () => {
    const document: BsonDocument = new Map(values.map((value, at) => [`k${at}`, value]));
    const bytes = encodeDocument(document);
    expect(encodeDocument(decodeDocument(bytes))).toEqual(bytes);
    expect(compareValues(decodeDocument(bytes), document)).toBe(0);
  });

  it('keeps keys that a plain object would move or lose', () => {
    const document: BsonDocument = new Map([
      ['2', null],
      ['1', null],
      ['__proto__', null],
      ['$ref', null],
      ['$id', null],
    ]);
    expect([...decodeDocument(encodeDocument(document)).keys()]).toEqual([
      '2',
      '1',
      '__proto__',
      '$ref',
      '$id',
    ]);
  });

  it('refuses truncated or changed bytes, and never hangs', () => {
    const bytes = encodeDocument(
      new Map<string, BsonValue>([
        ['a', 'text'],
        ['b', [new Int32(1), new Map([['c', 'd']])]],
      ]),
    );
    for (let length = 0; length < bytes.length; length += 1) {
      expect(() => decodeDocument(bytes.subarray(0, length))).toThrow(
        expect.objectContaining({ code: 22 }),
      );
    }
    for (let at = 0; at < bytes.length; at += 1) {
      for (const change of [0x00, 0x7f, 0xff]) {
        const changed = Buffer.from(bytes);
        changed[at] = change;
        try {
          decodeDocument(changed);
        } catch (error) {
          expect(error).toMatchObject({ code: 22 });
        }
      }
    }
  });

  it('refuses documents nested too deeply', () => {
    let document: BsonDocument = new Map();
    for (let depth = 0; depth < 250; depth += 1) document = new Map([['a', document]]);
    expect(() => decodeDocument(encodeDocument(document))).toThrow(
      expect.objectContaining({ code: 15 }),
    );
  });
});

describe('comparison', () => {
  it('is a total order: antisymmetric and transitive', () => {
    const order = values.map((a) => values.map((b) => compareValues(a, b)));
    const at = (row: number, column: number) => order[row]?.[column] ?? Number.NaN;
    const broken: number[][] = [];
    for (const a of values.keys()) {
      for (const b of values.keys()) {
        if (at(a, b) + at(b, a) !== 0) broken.push([a, b]);
        for (const c of values.keys()) {
          if (at(a, b) <= 0 && at(b, c) <= 0 && at(a, c) > 0) broken.push([a, b, c]);
        }
      }
    }
    expect(broken).toEqual([]);
  });

  it('and hash keys agree on which values are equal', () => {
    const broken = values.flatMap((a) =>
      values.filter((b) => (keyOf(a) === keyOf(b)) !== areEqual(a, b)).map((b) => [a, b]),
    );
    expect(broken).toEqual([]);
  });
});
