import { ListBase, type ListBaseProps } from 'react-admin';
import { sortOf } from '../providers/known-resource.ts';

type KeptListProps = Required<Pick<ListBaseProps, 'perPage'>> &
  Pick<ListBaseProps, 'sort' | 'children'> & { resource: string };

// A kept page may be gone by now.
const KEPT = { meta: { isNearest: true } };

/**
 * A list that keeps its page, order, search and filters while the tab is open. It begins in the
 * order of the API unless `sort` is given.
 */
export function KeptList({ sort, ...props }: KeptListProps) {
  return (
    <ListBase
      {...props}
      sort={sort ?? sortOf(props.resource)}
      disableSyncWithLocation
      storeKey={`${props.resource}.listParams`}
      queryOptions={KEPT}
    />
  );
}
