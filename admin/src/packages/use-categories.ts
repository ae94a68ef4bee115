import type { PackageCategory } from '@karibu/graph/contract';
import { useGetList } from 'react-admin';

const MOST = 1000;

/** All categories of packages, in the order of the menu; null while they are not known. */
export function useCategories(): PackageCategory[] | null {
  const { data } = useGetList<PackageCategory>('package-categories', {
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'order', order: 'ASC' },
  });
  return data ?? null;
}

/** The name of the category with this slug; '' while it is not known. */
export function useCategoryName(slug: string): string {
  const categories = useCategories();
  if (!categories) return '';
  return categories.find((category) => category.slug === slug)?.name ?? slug;
}
