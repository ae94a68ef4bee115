/** Pictures beside each other, as many as there is room for. */
export const uploadGrid = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  listStyle: 'none',
  m: 0,
  p: 0,
};
