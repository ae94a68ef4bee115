import { Box } from '@mui/material';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useSaveContext } from 'react-admin';
import { useFormState } from 'react-hook-form';

/**
 * The fields of a form that closes once it is saved. They accept no input during a save, because it
 * would be lost. If the save is refused, the focus returns to where it was.
 */
export function HeldFields({ children }: { children: ReactNode }) {
  const { saving } = useSaveContext();
  const { isSubmitting } = useFormState();
  const place = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isSubmitting) focused.current = document.activeElement;
  }, [isSubmitting]);
  useEffect(() => {
    const isFocusLost = document.activeElement?.contains(place.current);
    if (isSubmitting || !isFocusLost || !(focused.current instanceof HTMLElement)) return;
    focused.current.focus();
    focused.current = null;
  }, [isSubmitting]);
  return (
    <Box ref={place} inert={isSubmitting && Boolean(saving)} sx={fieldsStyle}>
      {children}
    </Box>
  );
}

const fieldsStyle = {
  display: 'grid',
  gap: 2.5,
  alignContent: 'start',
  // A save that takes long is seen.
  '&[inert]': { opacity: 0.6, transition: 'opacity 0s 0.4s' },
};
