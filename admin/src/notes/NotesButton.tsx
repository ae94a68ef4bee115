import NotesIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import { lazy, Suspense, useState } from 'react';
import type { Identifier } from 'react-admin';
import { QuietButton } from '../forms/QuietButton.tsx';

const NotesDialog = lazy(async () => ({
  default: (await import('./NotesDialog.tsx')).NotesDialog,
}));

/** Opens the notes on a record, above its form. */
export function NotesButton(props: { resource: string; id: Identifier }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <QuietButton label="Notes" startIcon={<NotesIcon />} onClick={() => setOpen(true)} />
      {isOpen ? (
        <Suspense fallback={null}>
          <NotesDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
