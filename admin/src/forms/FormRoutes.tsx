import { type ComponentType, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { lazily } from '../lazily.ts';

const HistoryDialog = lazily(() => import('../history/HistoryDialog.tsx'), 'HistoryDialog');

/**
 * The form of a list at addresses of its own: `create` below the list's, or a record's id; and below
 * that, its history.
 */
export function FormRoutes({ form: Form }: { form: ComponentType<{ isNew: boolean }> }) {
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path="create" element={<Form isNew />} />
        <Route path=":id" element={<Form isNew={false} />} />
        <Route path=":id/history" element={<HistoryDialog />} />
        <Route path="*" element={null} />
      </Routes>
    </Suspense>
  );
}
