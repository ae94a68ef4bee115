import { capitalise, GALLERY_CATEGORIES } from '@karibu/graph/contract';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { FilterButtons } from '../records/FilterButtons.tsx';
import { useListFilters } from '../records/use-list-filters.ts';

const ALL = 'all';

/** Narrows the gallery to a category. Each says how many pictures it has. */
export function CategoryFilter() {
  const { filterValues, changeFilters } = useListFilters();
  const counts = useCategoryCounts();
  const total = [...(counts?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  const withCount = (label: string, count: number) => (counts ? `${label} (${count})` : label);
  const options = [
    { value: ALL, label: withCount('All Categories', total) },
    ...GALLERY_CATEGORIES.map((id) => ({
      value: id,
      label: withCount(capitalise(id), counts?.get(id) ?? 0),
    })),
  ];
  return (
    <FilterButtons
      label="Category"
      options={options}
      value={String(filterValues.category ?? ALL)}
      onChange={(category) =>
        changeFilters(({ category: _, ...others }) =>
          category === ALL ? others : { ...others, category },
        )
      }
    />
  );
}

/** How many pictures each category has; null while it is not known. */
function useCategoryCounts(): Map<string, number> | null {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const { data } = useQuery({
    queryKey: ['gallery', 'categories'],
    queryFn: () => dataProvider.getGalleryCategories(),
  });
  return data ? new Map(data.map(({ id, count }) => [id, count])) : null;
}
