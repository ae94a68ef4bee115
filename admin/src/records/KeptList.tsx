import { ListBase, type ListBaseProps } from 'react-admin';
import { sortOf } from '../providers/known-resource.ts';
import { listedFields } from './listed.ts';

type KeptListProps = Required<Pick<ListBaseProps, 'perPage'>> &
  Pick<ListBaseProps, 'sort' | 'children'> & {
    resource: string;
    /** The fields that are shown of each record; all are read unless given. */
    shows?: readonly string[];
  };

/**
 * A list that keeps its page, order, search and filters while the tab is open. It begins in the
 * order of the API unless `sort` is given.
 */
export function KeptList({ sort, shows, ...props }: KeptListProps) {
  const only = shows && listedFields(props.resource, shows);
  return (
    <ListBase
      {...props}
      sort={sort ?? sortOf(props.resource)}
      disableSyncWithLocation
      storeKey={`${props.resource}.listParams`}
      // A kept page may be gone by now.
      queryOptions={{ meta: { isNearest: true, ...(only && { only }) } }}
    />
  );
}
