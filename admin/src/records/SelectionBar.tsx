import { lazy, Suspense } from 'react';
import { useSelection } from './selection.tsx';

const OpenSelectionBar = lazy(async () => ({
  default: (await import('./OpenSelectionBar.tsx')).OpenSelectionBar,
}));

/** Stays at the foot of a list while records are chosen. */
export function SelectionBar({ resource }: { resource: string }) {
  const { isSelecting } = useSelection();
  if (!isSelecting) return null;
  return (
    <Suspense fallback={null}>
      <OpenSelectionBar resource={resource} />
    </Suspense>
  );
}
