import { ACCEPTED_PICTURES, isCentred } from '@karibu/graph/contract';
import ReplaceIcon from '@mui/icons-material/FindReplace';
import { Button } from '@mui/material';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import type { Upload } from '../providers/media-calls.ts';
import { countOf, RECORDS } from '../records/count-of.ts';
import { useReplaceUpload } from './use-replace-upload.ts';

const TAKES_OVER = ' It takes over the alt text and focus, unless it has its own.';

type ReplaceButtonProps = {
  upload: Upload;
  /** In how many records it is shown. */
  useCount: number;
};

/** Chooses another picture and, after asking, shows it wherever this one is shown. */
export function ReplaceButton({ upload, useCount }: ReplaceButtonProps) {
  const fileInput = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { replace, isReplacing, percent } = useReplaceUpload(upload);
  const records = countOf(useCount, RECORDS);
  const isFramed = upload.alt !== '' || !isCentred(upload);
  const question = `Do you want to show “${file?.name}” in place of this picture in ${records}?`;
  const progress = percent < 100 ? `Uploading… ${percent}%` : 'Replacing…';
  return (
    <>
      <input
        ref={fileInput}
        type="file"
        accept={ACCEPTED_PICTURES}
        hidden
        tabIndex={-1}
        aria-label="New picture"
        onChange={(event) => {
          const chosen = event.target.files?.[0] ?? null;
          event.target.value = '';
          setFile(chosen);
          setAsking(chosen !== null);
        }}
      />
      <Button
        variant="contained"
        startIcon={<ReplaceIcon />}
        onClick={() => fileInput.current?.click()}
      >
        Replace everywhere
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Replace everywhere"
        question={isFramed ? question + TAKES_OVER : question}
        confirmLabel={isReplacing ? progress : 'Replace'}
        isBusy={isReplacing}
        onConfirm={() => file && replace(file, { onSettled: () => setAsking(false) })}
        onDecline={() => setAsking(false)}
      />
    </>
  );
}
