import { Suspense } from 'react';
import { lazily } from '../lazily.ts';
import { usePublication } from '../providers/use-publication.ts';

const DiskFull = lazily(() => import('./DiskFull.tsx'), 'DiskFull');

/** Says on every screen that nothing can be saved, for as long as the server's disk is full. */
export function DiskFullBanner() {
  const { publication } = usePublication();
  if (!publication?.isDiskFull) return null;
  return (
    <Suspense>
      <DiskFull />
    </Suspense>
  );
}
