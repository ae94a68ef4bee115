import { Button } from '@mui/material';
import { useRef } from 'react';

type FileButtonProps = { onChoose: (file: File | undefined) => void; isDisabled: boolean };

/** Chooses a file, CSV or Excel's; the same one may be chosen again after it was changed. */
export function FileButton({ onChoose, isDisabled }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        hidden
        tabIndex={-1}
        aria-label="Excel or CSV file"
        onChange={(event) => {
          onChoose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button variant="outlined" disabled={isDisabled} onClick={() => input.current?.click()}>
        Choose a file
      </Button>
    </>
  );
}
