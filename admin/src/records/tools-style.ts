/** How the search, the filters and the button for the view of a list stand. */
export const toolsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 2,
};
