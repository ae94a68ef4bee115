import { Box } from '@mui/material';
import { type DragEvent, type ReactNode, useState } from 'react';

type DropZoneProps = { onFiles: (files: File[]) => void; children: ReactNode };

/**
 * Takes files that are dropped anywhere on its children. A single file that is dropped on a control
 * which takes one is that control's own.
 */
export function DropZone({ onFiles, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);

  function take(event: DragEvent) {
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onFiles(files);
  }

  return (
    <Box
      className="wide"
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDropCapture={(event) => event.dataTransfer.files.length > 1 && take(event)}
      onDrop={(event) => (event.defaultPrevented ? setOver(false) : take(event))}
      sx={{ borderRadius: 2, ...(isOver && overStyle) }}
    >
      {children}
    </Box>
  );
}

const overStyle = { outline: '2px dashed', outlineColor: 'primary.main', outlineOffset: 6 };
