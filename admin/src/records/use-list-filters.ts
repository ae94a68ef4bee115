import { useEffect } from 'react';
import { useListContext } from 'react-admin';

type Filters = Record<string, unknown>;

/** What each list was last asked to be narrowed to, by its resource. */
const asked = new Map<string, Filters>();

/**
 * The filters of the list around. A change builds on what was asked for last, which may not be drawn yet: of two
 * that follow each other closely, such as a search and a status, none is lost.
 */
export function useListFilters() {
  const { resource, filterValues, setFilters } = useListContext();
  useEffect(() => {
    asked.set(resource, filterValues);
  }, [resource, filterValues]);
  return {
    filterValues: filterValues as Filters,
    changeFilters(change: (before: Filters) => Filters) {
      const next = change(asked.get(resource) ?? filterValues);
      asked.set(resource, next);
      setFilters(next);
    },
  };
}
