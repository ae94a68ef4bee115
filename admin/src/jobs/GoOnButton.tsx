import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { type LeftImport, leftImports } from './left-import.ts';

// It comes when it is asked for, like the import itself.
const ImportDialog = lazy(async () => ({
  default: (await import('../sheets/ImportDialog.tsx')).ImportDialog,
}));

type GoOnButtonProps = { id: string; onEnd: () => void };

/** Opens an import that was left, with the rows that are not done. */
export function GoOnButton({ id, onEnd }: GoOnButtonProps) {
  const [left, setLeft] = useState<LeftImport | null>(null);
  const close = () => {
    setLeft(null);
    if (!leftImports.find(id)) onEnd();
  };
  return (
    <>
      <Button color="inherit" size="small" onClick={() => setLeft(leftImports.find(id))}>
        Go on
      </Button>
      <Suspense fallback={null}>
        {left ? <ImportDialog resource={left.resource} left={left} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
