import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazily } from '../lazily.ts';
import { titleOf } from '../providers/known-resource.ts';
import { useMay } from '../session/may.ts';
import type { DeleteProps } from './DeleteQuestion.tsx';

// It comes when it is asked for.
const DeleteQuestion = lazily(() => import('./DeleteQuestion.tsx'), 'DeleteQuestion');

/** Deletes a record after asking, by a button of its own; elsewhere the record's menu does. */
export function DeleteButton(props: DeleteProps) {
  const { resource, record } = props;
  const [isAsking, setAsking] = useState(false);
  if (!useMay().change(resource, record)) return null;
  return (
    <>
      <Button
        size="small"
        color="error"
        startIcon={<DeleteIcon />}
        onClick={() => setAsking(true)}
        aria-label={`Delete ${titleOf(resource, record)}`}
      >
        Delete
      </Button>
      <Suspense fallback={null}>
        {isAsking ? <DeleteQuestion {...props} onDone={() => setAsking(false)} /> : null}
      </Suspense>
    </>
  );
}
