/** A list of sections, and beside it the form; one above the other where there is no room. */
export const longStyle = {
  // What only screen readers need is placed by this, and not by the dialog around.
  position: 'relative',
  bgcolor: 'background.default',
  px: { xs: 1.5, sm: 3 },
  pt: { xs: 0, lg: 3 },
  pb: 3,
  display: { lg: 'grid' },
  gridTemplateColumns: { lg: '12rem minmax(0, 84rem)', xl: '14rem minmax(0, 84rem)' },
  columnGap: 4,
  justifyContent: 'center',
  alignContent: 'start',
  // What is scrolled to is not under the list, and its help is above the buttons.
  scrollPaddingTop: { xs: 64, lg: 24 },
  scrollPaddingBottom: 120,
};

/** The groups of a long form, and beside them those that say how the record is shown. */
export const columnsStyle = {
  gridTemplateColumns: { lg: 'minmax(0, 1fr) 18rem', xl: 'minmax(0, 1fr) 20rem' },
};

/** A group as a card of a long form. */
export const sectionStyle = {
  px: { xs: 1.5, sm: 3 },
  py: { xs: 2, sm: 3 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  minWidth: 0,
};
