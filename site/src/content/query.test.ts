import { expect, test } from 'vitest';
import {
  createSource,
  entries,
  exchange,
  Failure,
  part,
  query,
  type Source,
  single,
} from './query.ts';

/** A part of the snapshot, and the query that reads it. */
function sourceOf<Value>(first: Value) {
  const source = createSource(first);
  return { source, read: source.read as () => Value };
}

/** A query that counts how often it is made. */
function counted<Value>(answer: () => Value) {
  const counts = { made: 0 };
  const ask = single(() => {
    counts.made += 1;
    return answer();
  });
  return Object.assign(ask, { counts });
}

const watching = (watch: (read: readonly [string, string]) => unknown, name: string) =>
  watch([name, '']);

test('SIZE-3 an answer is made again only if what it was made from has changed', () => {
  const prices = sourceOf([1, 2]);
  const names = sourceOf(['a']);
  const total = counted(() => prices.read().reduce((sum, each) => sum + each));
  const said = counted(() => `${names.read()} costs ${total()}`);
  expect(said()).toBe('a costs 3');
  exchange([[prices.source, [2, 1]]]);
  expect([total.counts.made, said.counts.made]).toEqual([2, 1]);
  exchange([[prices.source, [2, 2]]]);
  expect(said()).toBe('a costs 4');
  expect([total.counts.made, said.counts.made]).toEqual([3, 2]);
  exchange([[names.source, ['b']]]);
  expect(said()).toBe('b costs 4');
  expect(total.counts.made).toBe(3);
});

type Index = () => Map<string, number>;

test.each([
  ['a part of an index', (index: Index) => query((key: string) => part(() => index().get(key)))],
  ['an entry of an index', (index: Index) => entries(index)],
])('SIZE-3 an exchange tells which watched answers have changed, and no others: %s', (_, make) => {
  const members = sourceOf({ one: 1, two: 2 } as Record<string, number>);
  const of = make(single(() => new Map(Object.entries(members.read()))));
  for (const key of ['one', 'two', 'three']) of.watch(['of', key]);
  expect(exchange([[members.source, { one: 1, two: 3 }]])).toEqual([['of', 'two']]);
  expect(exchange([[members.source, { one: 1, two: 3 }]])).toEqual([]);
  expect(exchange([[members.source, { two: 3, three: 4 }]])).toEqual([
    ['of', 'one'],
    ['of', 'three'],
  ]);
  expect([of('one'), of('two'), of('three')]).toEqual([undefined, 3, 4]);
});

test('SIZE-3 what an answer is made from may change with the content', () => {
  const isLong = sourceOf(false);
  const numbers = sourceOf([1]);
  const first = single(() => numbers.read()[0]);
  const second = single(() => first());
  const third = single(() => second());
  const shown = counted(() => (isLong.read() ? `long ${third()}` : 'short'));
  const page = single(() => `page of ${shown()}`);
  watching(page.watch, 'page');
  exchange([[numbers.source, [2]]]);
  expect(shown.counts.made).toBe(1);
  // Both at once: what is asked now for the first time has to be right already.
  const both = [
    [isLong.source, true],
    [numbers.source, [3]],
  ] as const;
  expect(exchange(both)).toEqual([['page', '']]);
  expect(page()).toBe('page of long 3');
  expect(exchange([[numbers.source, [4]]])).toEqual([['page', '']]);
  expect(page()).toBe('page of long 4');
  exchange([[isLong.source, false]]);
  const { made } = shown.counts;
  expect(exchange([[numbers.source, [5]]])).toEqual([]);
  expect([page(), shown.counts.made]).toEqual(['page of short', made]);
});

test('SIZE-3 a query that fails says so each time, and answers once what it reads has changed', () => {
  const records = sourceOf<{ title: string }[]>([{ title: 'Reef' }]);
  const title = single(() => (records.read()[0] as { title: string }).title);
  const card = single(() => `<b>${title()}</b>`);
  watching(card.watch, 'card');
  expect(exchange([[records.source, []]])).toEqual([['card', '']]);
  expect(card).toThrow(TypeError);
  expect(watching(card.watch, 'card')).toBeInstanceOf(Failure);
  expect(exchange([[records.source, []]])).toEqual([]);
  expect(exchange([[records.source, [{ title: 'Sand' }]]])).toEqual([['card', '']]);
  expect(card()).toBe('<b>Sand</b>');
});

test('SIZE-3 entries of an index that fails say so, and answer once it stands again', () => {
  const records = sourceOf<{ slug: string }[] | null>([{ slug: 'reef' }]);
  const of = entries(
    single(() => new Map((records.read() as { slug: string }[]).map((each) => [each.slug, 1]))),
    0,
  );
  const sum = single(() => of('reef') + of('sand'));
  watching(sum.watch, 'sum');
  expect(sum()).toBe(1);
  expect(exchange([[records.source, null]])).toEqual([['sum', '']]);
  expect(sum).toThrow(TypeError);
  expect(() => of('palm')).toThrow(TypeError);
  expect(exchange([[records.source, [{ slug: 'sand' }, { slug: 'palm' }]]])).toEqual([['sum', '']]);
  expect([sum(), of('reef'), of('palm')]).toEqual([1, 0, 1]);
});

test('SIZE-3 after any exchanges the answers are those of queries made anew', () => {
  const keys = ['a', 'b', 'c', 'd', 'e'];
  const build = (sources: (() => number)[]) => {
    const at = query((key: string) => sources[keys.indexOf(key)]?.() ?? 0);
    /** The keys that a key leads to by its number: the one so many places on, until it is 0. */
    const chain = query((key: string): string => {
      const number = at(key);
      const next = number === 0 ? undefined : keys[keys.indexOf(key) + number];
      return next ? `${key}${chain(next)}` : key;
    });
    const index = single(() => new Map(keys.map((key) => [key, chain(key).length])));
    const entry = entries(index, 0);
    const longest = query((key: string) => Math.max(part(() => index().get(key)) ?? 0, 2));
    /** It reads another entry than before when a chain grows. */
    const end = query((key: string) => `${entry(key)} ${entry(chain(key).at(-1) ?? key)}`);
    return keys.flatMap((key) => [() => chain(key), () => longest(key), () => end(key)]);
  };
  const sources = keys.map(() => sourceOf(0));
  const living = build(sources.map(({ read }) => read));
  for (let step = 0; step < 400; step += 1) {
    const values = keys.map((_, at) => ((step * 7 + at * at * 13 + (step >> 3)) % 11) % 3);
    exchange(sources.map(({ source }, at): [Source, number] => [source, values[at] ?? 0]));
    const anew = build(values.map((value) => () => value));
    expect(living.map((ask) => ask())).toEqual(anew.map((ask) => ask()));
  }
});
