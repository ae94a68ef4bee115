import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type MouseEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, get, useFormState } from 'react-hook-form';
import { visuallyHidden } from '../layout/visually-hidden.ts';
import { SectionLink, sayMistakes } from './SectionLink.tsx';
import type { Section } from './sections.ts';
import { showFirstMistake } from './show-first-mistake.ts';
import { useCurrentSection } from './use-current-section.ts';

/**
 * The sections of a long form: the one in sight is marked, and so are those with mistakes. Beside
 * the form where there is room, else above it.
 */
export function SectionList({ sections }: { sections: Section[] }) {
  const list = useRef<HTMLElement>(null);
  const { errors } = useFormState();
  const { current, choose } = useCurrentSection(list, sections);
  const counts = sections.map((section) => ({ section, count: countMistakes(section, errors) }));
  const wrong = counts.filter(({ count }) => count > 0);

  function go(event: MouseEvent, section: Section) {
    event.preventDefault();
    flushSync(() => section.unfold?.(true));
    showSection(section, errors);
    choose(section.id);
  }

  return (
    <Box component="nav" ref={list} aria-label="Sections" sx={navStyle}>
      <Box component="ol" sx={listStyle}>
        {counts.map(({ section, count }) => (
          <li key={section.id}>
            <SectionLink
              section={section}
              count={count}
              isCurrent={section.id === current}
              onPress={go}
            />
          </li>
        ))}
      </Box>
      <Box aria-live="polite" sx={visuallyHidden}>
        {wrong.map(({ section, count }) => `${section.title}: ${sayMistakes(count)}`).join(', ')}
      </Box>
    </Box>
  );
}

/** How many fields of a section have a mistake. */
function countMistakes({ names }: Section, errors: FieldErrors): number {
  return names.filter((name) => get(errors, name)).length;
}

/** Scrolls to a section and focuses its first mistake, or its heading where it has none. */
function showSection(section: Section, errors: FieldErrors): void {
  const element = document.getElementById(section.id);
  if (countMistakes(section, errors) > 0) {
    element?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus({ preventScroll: true });
    showFirstMistake(element, element);
    return;
  }
  const column = element?.parentElement;
  // A column that stays in sight scrolls by itself, and the rest of the form stays where it is.
  if (column && getComputedStyle(column).position === 'sticky')
    column.scrollTop = element.offsetTop;
  else element?.scrollIntoView({ block: 'start' });
  const heading = element?.querySelector<HTMLElement>('h3');
  (heading?.querySelector('button') ?? heading)?.focus({ preventScroll: true });
}

/** Beside the form, or in a line above it; it stays in sight where the screen is not too low. */
const navStyle = (theme: Theme) => ({
  minWidth: 0,
  zIndex: 2,
  top: 0,
  '@media (min-height: 30rem)': { position: 'sticky' },
  [theme.breakpoints.up('lg')]: { alignSelf: 'start' },
  [theme.breakpoints.down('lg')]: {
    mx: { xs: -1.5, sm: -3 },
    mb: 2.5,
    bgcolor: 'background.default',
    borderBottom: 1,
    borderColor: 'divider',
  },
});

const listStyle = {
  display: 'flex',
  flexDirection: { xs: 'row', lg: 'column' },
  gap: 0.5,
  px: { xs: 2, lg: 0 },
  py: { xs: 0.75, lg: 0 },
  m: 0,
  // Its links are placed by this.
  position: 'relative',
  overflowX: { xs: 'auto', lg: 'visible' },
  scrollbarWidth: 'none',
  listStyle: 'none',
};
