import { Box } from '@mui/material';
import { Children, type ReactNode, useContext, useDeferredValue } from 'react';
import { SearchAppearanceGroup } from '../search-appearance/SearchAppearanceGroup.tsx';
import { useFormFields } from './form-fields.ts';
import { columnsStyle } from './form-layout.ts';
import { PublishingTimes } from './PublishingTimes.tsx';
import { SectionsContext } from './sections.ts';

type FormColumnsProps = {
  /** The groups that say whether and how the record is shown. */
  side?: ReactNode;
  children: ReactNode;
};

/**
 * The groups of a form. Beside them, where a long form has room, else after them: the groups of
 * `side`, and what every record that is published has, its times and how searches show it. The
 * first group is drawn before the others, so that the form appears at once.
 */
export function FormColumns({ side, children }: FormColumnsProps) {
  const fields = useFormFields();
  const isLong = useContext(SectionsContext) !== null;
  const isWhole = useDeferredValue(true, false);
  const [first, ...others] = Children.toArray(children);
  return (
    <Box sx={{ ...stackStyle, ...(isLong && columnsStyle) }}>
      <Box sx={stackStyle}>
        {first}
        {isWhole ? others : null}
      </Box>
      {isWhole ? (
        <Box sx={{ ...stackStyle, ...(isLong && sideStyle) }}>
          {side}
          {'publishFrom' in fields ? <PublishingTimes /> : null}
          {'searchTitle' in fields ? <SearchAppearanceGroup /> : null}
        </Box>
      ) : null}
    </Box>
  );
}

const stackStyle = { display: 'grid', gap: 2.5, alignContent: 'start', minWidth: 0 };

/** Stays in sight, and scrolls by itself where it is higher than what is in sight. */
const sideStyle = {
  position: { lg: 'sticky' },
  top: 0,
  alignSelf: 'start',
  maxHeight: { lg: 'calc(100dvh - 11.5rem)' },
  overflowY: { lg: 'auto' },
};
