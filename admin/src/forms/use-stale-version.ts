import { useState } from 'react';
import { readErrorBody } from '../providers/api-error.ts';

export type StaleVersion = {
  /** The version the server holds, when it is not the one that was read; else null. */
  version: number | null;
  /** Notices it when a save failed because of this. */
  catch: (error: unknown) => void;
  clear: () => void;
};

/** Whether someone else saved the record after it was read here. */
export function useStaleVersion(): StaleVersion {
  const [version, setVersion] = useState<number | null>(null);
  return {
    version,
    catch(error) {
      const { code, current } = readErrorBody(error);
      const isStale = code === 'STALE_VERSION' && typeof current?.version === 'number';
      setVersion(isStale ? Number(current.version) : null);
    },
    clear: () => setVersion(null),
  };
}
