import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { ControlProps } from '../inputs/control.ts';
import { TextInput } from '../inputs/TextInput.tsx';
import { sayReadTime } from './read-time.ts';

/** How long a post takes to read: counted from its content until somebody writes it themselves. */
export function ReadTimeInput(props: ControlProps) {
  const { source } = props;
  const { setValue } = useFormContext();
  const { dirtyFields, isReady } = useFormState({ name: source });
  const isNew = useRecordContext()?.id === undefined;
  const written = String(useWatch({ name: source }) ?? '');
  const counted = sayReadTime(String(useWatch({ name: 'content' }) ?? ''));
  const [last, setLast] = useState<string | null>(null);
  const isCounted = written === '' || written === last || (isNew && !dirtyFields[source]);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    // Before it is ready the form still fills itself. Whoever clears the text to write another is
    // not written over.
    if (!isReady || !isCounted || isHeld || written === counted) return;
    setLast(counted);
    // A form into which nobody has typed has nothing to save.
    setValue(source, counted);
  }, [isReady, isCounted, isHeld, written, counted, source, setValue]);
  return (
    <Box onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
      <TextInput {...props} help="Left empty, it is counted from the content." />
    </Box>
  );
}
