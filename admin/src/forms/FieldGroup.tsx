import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { sectionStyle } from './form-layout.ts';
import { namesIn, useSection } from './sections.ts';

type FieldGroupProps = { title?: string; isDense?: boolean; children: ReactNode };

/**
 * Fields that belong together, under a heading: in two columns where there is room, in three when
 * dense. A group without a heading begins a form; a long form, which lists its groups, calls it the
 * basics.
 */
export function FieldGroup({ title, isDense = false, children }: FieldGroupProps) {
  const id = useSection(title ?? FIRST, namesIn(children));
  const shown = title ?? (id ? FIRST : undefined);
  return (
    <Box
      component="section"
      {...(id && { id, sx: sectionStyle })}
      {...(shown && { 'aria-label': shown })}
    >
      {shown ? (
        <Typography variant="h2" component="h3" tabIndex={-1} sx={headStyle}>
          {shown}
        </Typography>
      ) : null}
      <Box sx={{ ...(id ? wideStyle : fieldsStyle), ...(isDense && denseStyle) }}>{children}</Box>
    </Box>
  );
}

const FIRST = 'Basics';

/** As many columns of at least a width as there is room for. */
export function columns(minWidthRem: number): string {
  return `repeat(auto-fit, minmax(min(100%, ${minWidthRem}rem), 1fr))`;
}

const headStyle = { mb: 2.5, outline: 0 };
const denseStyle = { gridTemplateColumns: columns(13) };

/** Fields in two columns where there is room. */
export const fieldsStyle = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: columns(18),
  '& > .wide': { gridColumn: '1 / -1' },
};

/** Two columns however wide it is: a line that is long is hard to fill. */
export const wideStyle = {
  ...fieldsStyle,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(17rem, 40%)), 1fr))',
};
