import { useStoreContext } from 'react-admin';
import { useNavigate } from 'react-router';

/** Opens the list of a resource, narrowed by a filter, at an address of the back office. */
export function useShowList() {
  const navigate = useNavigate();
  const store = useStoreContext();
  return (resource: string, filter: Record<string, unknown>, address = `/${resource}`) => {
    store.setItem(`${resource}.listParams`, { filter });
    navigate(address);
  };
}
