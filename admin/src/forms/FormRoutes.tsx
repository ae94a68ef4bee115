import { type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { lazily } from '../lazily.ts';

const HistoryDialog = lazily(() => import('../history/HistoryDialog.tsx'), 'HistoryDialog');

/**
 * The forms of a list at addresses of their own: `create` below the list's, or a record's id; and
 * below that, its history.
 */
export function FormRoutes({ create, edit }: { create: ReactNode; edit: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path="create" element={create} />
        <Route path=":id" element={edit} />
        <Route path=":id/history" element={<HistoryDialog />} />
        <Route path="*" element={null} />
      </Routes>
    </Suspense>
  );
}
