import type { PageOf } from '@karibu/graph/contract';
import { useInfiniteQuery } from '@tanstack/react-query';

/** The way to the rest of a list: `null` where all of it is there. */
export type More = { load: () => void; isLoading: boolean } | null;

/**
 * Reads a list page by page, on demand. `items` and `count`, how many there are in all, are
 * undefined until the first page is there.
 */
export function usePages<Item extends object>(
  queryKey: string[],
  readPage: (page: number) => Promise<PageOf<Item>>,
) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    {
      queryKey,
      queryFn: ({ pageParam }) => readPage(pageParam),
      initialPageParam: 1,
      getNextPageParam: ({ count }, pages) =>
        pages.flatMap(({ items }) => items).length < count ? pages.length + 1 : undefined,
      // Someone else may have changed something since.
      staleTime: 0,
    },
  );
  const load = () => void fetchNextPage();
  const more: More = hasNextPage ? { load, isLoading: isFetchingNextPage } : null;
  const count = data?.pages.at(-1)?.count;
  return { items: data && onceEach(data.pages), count, error, refetch, more };
}

/** New items at the top push others onto the page below, which then repeats them. */
function onceEach<Item extends object>(pages: PageOf<Item>[]): Item[] {
  const known = new Map<string, Item>();
  for (const item of pages.flatMap(({ items }) => items)) known.set(keyOf(item), item);
  return [...known.values()];
}

function keyOf(item: object): string {
  return 'id' in item ? String(item.id) : JSON.stringify(item);
}
