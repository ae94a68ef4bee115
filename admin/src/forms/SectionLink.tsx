import { Box, Link } from '@mui/material';
import type { MouseEvent } from 'react';
import { visuallyHidden } from '../layout/visually-hidden.ts';
import type { Section } from './sections.ts';

type SectionLinkProps = {
  section: Section;
  /** How many of its fields have a mistake. */
  count: number;
  isCurrent: boolean;
  onPress: (event: MouseEvent, section: Section) => void;
};

/** Names a section in the list, and how much in it is wrong. */
export function SectionLink({ section, count, isCurrent, onPress }: SectionLinkProps) {
  return (
    <Link
      href={`#${section.id}`}
      {...(isCurrent && { 'aria-current': true })}
      onClick={(event) => onPress(event, section)}
      sx={linkStyle}
    >
      {section.title}
      {count > 0 ? (
        <Box component="span" sx={markStyle}>
          <span aria-hidden>{count}</span>
          <Box component="span" sx={visuallyHidden}>
            {` – ${sayMistakes(count)}`}
          </Box>
        </Box>
      ) : null}
    </Link>
  );
}

export function sayMistakes(count: number): string {
  return count === 1 ? '1 mistake' : `${count} mistakes`;
}

const linkStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: { xs: 40, lg: 36 },
  px: 1.5,
  borderRadius: 1,
  color: 'text.secondary',
  fontWeight: 500,
  fontSize: 14,
  whiteSpace: { xs: 'nowrap', lg: 'normal' },
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '&[aria-current]': { bgcolor: 'action.selected', color: 'text.primary', fontWeight: 650 },
};

const markStyle = {
  minWidth: 20,
  px: 0.5,
  borderRadius: 5,
  bgcolor: 'error.main',
  color: 'error.contrastText',
  fontSize: 12,
  fontWeight: 700,
  lineHeight: '20px',
  textAlign: 'center',
};
