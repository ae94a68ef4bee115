import { byAlphabet } from '../components/alphabet.ts';
import { bySlug } from './lookups.ts';
import { query, single } from './query.ts';

/** What a page of names says of itself: the first and the last name on it. */
export type NameRange = { from: string; to: string };

type NamePages<Listed, Line> = {
  nameOf: (record: Listed) => string;
  /** What a line says of a record. */
  lineOf: (record: Listed) => Line;
  perPage: number;
  /** Whether there are such pages: where few are listed, the list itself has all names. */
  areNeeded: (count: number) => boolean;
};

/** Queries about the pages with the names of all records of a kind, which count from 1. */
export function namePageQueries<Listed extends { slug: string }, Line>(
  records: () => readonly Listed[],
  { nameOf, lineOf, perPage, areNeeded }: NamePages<Listed, Line>,
) {
  const names = single(() =>
    records().map((record) => ({ slug: record.slug, name: nameOf(record) })),
  );
  const inOrder = single(() => names().toSorted((a, b) => byAlphabet(a.name, b.name)));
  const recordOf = bySlug(records);
  const namesOn = (page: number) => inOrder().slice((page - 1) * perPage, page * perPage);
  return {
    /** What stands on one of these pages, in the order of the alphabet. */
    linesOf: query((page: string): Line[] =>
      namesOn(Number(page)).flatMap(({ slug }) => {
        const record = recordOf(slug);
        return record ? [lineOf(record)] : [];
      }),
    ),
    /** The first and the last name of each page. */
    pages: single((): NameRange[] => {
      const count = areNeeded(inOrder().length) ? Math.ceil(inOrder().length / perPage) : 0;
      return Array.from({ length: count }, (_, index) => {
        const page = namesOn(index + 1);
        return { from: page.at(0)?.name ?? '', to: page.at(-1)?.name ?? '' };
      });
    }),
  };
}
