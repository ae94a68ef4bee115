import { Box, Typography } from '@mui/material';
import { type ReactNode, useDeferredValue } from 'react';

type FieldGroupProps = { title?: string; isDense?: boolean; children: ReactNode };

/**
 * Fields that belong together, under a heading: in two columns where there is room, in three when
 * dense. A group without a heading begins a form and is drawn first, so that the form appears at
 * once.
 */
export function FieldGroup({ title, isDense = false, children }: FieldGroupProps) {
  const isDrawn = useDeferredValue(true, title === undefined);
  return (
    <Box component="section" {...(title && { 'aria-label': title })}>
      {title ? (
        <Typography variant="h2" component="h3" sx={{ mb: 1.5, mt: 1 }}>
          {title}
        </Typography>
      ) : null}
      <Box sx={isDense ? { ...fieldsStyle, gridTemplateColumns: columns(13) } : fieldsStyle}>
        {isDrawn ? children : null}
      </Box>
    </Box>
  );
}

/** As many columns of at least a width as there is room for. */
export function columns(minWidthRem: number): string {
  return `repeat(auto-fit, minmax(min(100%, ${minWidthRem}rem), 1fr))`;
}

/** Fields in two columns where there is room. */
export const fieldsStyle = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: columns(18),
  '& > .wide': { gridColumn: '1 / -1' },
};
