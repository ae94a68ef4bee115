import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import type { More } from './use-pages.ts';

/** Below a list that is shown in part: reads the next of it. */
export function MoreButton({ more, children }: { more: More; children: ReactNode }) {
  if (!more) return null;
  return (
    <Button onClick={more.load} loading={more.isLoading} sx={{ mt: 2 }}>
      {children}
    </Button>
  );
}
