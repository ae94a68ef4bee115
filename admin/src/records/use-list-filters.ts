import { useEffect } from 'react';
import { useListContext } from 'react-admin';

type Filters = Record<string, unknown>;

/** What each list was last asked to be narrowed to, by its resource. */
const asked = new Map<string, Filters>();

/**
 * The filters of the list around. A change builds on the last one that was asked for, which may not
 * be drawn yet, so that two quick changes are both kept.
 */
export function useListFilters() {
  const { resource, filterValues, setFilters } = useListContext();
  useEffect(() => {
    asked.set(resource, filterValues);
  }, [resource, filterValues]);
  function changeFilters(change: (before: Filters) => Filters) {
    const next = change(asked.get(resource) ?? filterValues);
    asked.set(resource, next);
    setFilters(next);
  }
  return {
    filterValues: filterValues as Filters,
    changeFilters,
    /** Leaves the search alone. */
    clearFilters: () => changeFilters(({ q }) => (q === undefined ? {} : { q })),
  };
}
