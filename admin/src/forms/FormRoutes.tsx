import { type ComponentType, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { lazily } from '../lazily.ts';

const HistoryDialog = lazily(() => import('../history/HistoryDialog.tsx'), 'HistoryDialog');

/**
 * The routes of a list's form: `create` for a new record, the id of a saved one, and its history
 * below that.
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
