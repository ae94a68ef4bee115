import { ListBase, type ListBaseProps } from 'react-admin';

type KeptListProps = Required<Pick<ListBaseProps, 'resource' | 'perPage' | 'sort'>> &
  Pick<ListBaseProps, 'children'>;

// A kept page may be gone by now.
const KEPT = { meta: { isNearest: true } };

/** A list that still has its page, order, search and filters when one comes back to it, or loads it anew. */
export function KeptList(props: KeptListProps) {
  return (
    <ListBase
      {...props}
      disableSyncWithLocation
      storeKey={`${props.resource}.listParams`}
      queryOptions={KEPT}
    />
  );
}
