import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { OpenSession } from '../providers/account-calls.ts';

type Calls = {
  read: () => Promise<OpenSession[]>;
  /** Ends one by its id; null means all, or all others where they are one's own. */
  end: (session: string | null) => Promise<void>;
};

export type Sessions = {
  /** Null until they are read. */
  open: OpenSession[] | null;
  hasFailed: boolean;
  isEnding: boolean;
  refetch: () => unknown;
  end: (session: string | null) => void;
};

/** The open sessions of a person, and the way to end them. `whose` is their id, or `own`. */
export function useSessions(whose: string, { read, end }: Calls): Sessions {
  const notify = useNotify();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({ queryKey: ['sessions', whose], queryFn: read });
  const ending = useMutation({
    mutationFn: end,
    onSuccess: (_nothing, session) => {
      notify(session ? 'The session has ended' : 'The sessions have ended', { type: 'success' });
      client.invalidateQueries({ queryKey: ['security-events'] });
      return refetch();
    },
    onError: (error) => notify(`Failed to end it: ${error.message}`, { type: 'error' }),
  });
  return {
    open: data ?? null,
    hasFailed: isError,
    isEnding: ending.isPending,
    refetch,
    end: (session) => ending.mutate(session),
  };
}
