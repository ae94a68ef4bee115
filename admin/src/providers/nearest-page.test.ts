import { expect, it } from 'vitest';
import { readNearestPage } from './nearest-page.ts';

const listOf = (total: number) => {
  const asked: unknown[] = [];
  const read = (page: number) =>
    readNearestPage(
      async ({ pagination }) => {
        asked.push(pagination?.page);
        return { data: [], total };
      },
      { pagination: { page, perPage: 24 } },
    );
  return { asked, read };
};

it('reads the last page where a later one is asked for', async () => {
  const { asked, read } = listOf(49);
  await read(5);
  expect(asked).toEqual([5, 3]);
});

it('reads once where the page is there, or nothing is', async () => {
  for (const [total, page] of [
    [49, 3],
    [0, 5],
  ] as const) {
    const { asked, read } = listOf(total);
    await read(page);
    expect(asked).toEqual([page]);
  }
});
