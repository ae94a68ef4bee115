import { useQueryClient } from '@tanstack/react-query';

/** Reads all lists again, which show pictures; open forms keep what was typed. */
export function useRefreshPictures() {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [resource, call] }) => resource === 'uploads' || call === 'getList',
    });
}
