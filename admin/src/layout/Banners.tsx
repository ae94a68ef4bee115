import { Suspense } from 'react';
import { lazily } from '../lazily.ts';
import { usePublication } from '../providers/use-publication.ts';

const DiskFull = lazily(() => import('./DiskFull.tsx'), 'DiskFull');
const Warnings = lazily(() => import('./Warnings.tsx'), 'Warnings');

/** Says on every screen what is wrong with the installation, for as long as it is so. */
export function Banners() {
  const { publication } = usePublication();
  if (!publication) return null;
  return (
    <Suspense>
      {publication.isDiskFull ? <DiskFull /> : null}
      {publication.warnings.length > 0 ? <Warnings /> : null}
    </Suspense>
  );
}
