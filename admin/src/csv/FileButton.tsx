import { Button } from '@mui/material';
import { useRef } from 'react';

type FileButtonProps = { onChoose: (file: File | undefined) => void; isDisabled: boolean };

/** Chooses a CSV file; the same one may be chosen again after it was changed. */
export function FileButton({ onChoose, isDisabled }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        tabIndex={-1}
        aria-label="CSV file"
        onChange={(event) => {
          onChoose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button variant="outlined" disabled={isDisabled} onClick={() => input.current?.click()}>
        Choose a CSV file
      </Button>
    </>
  );
}
