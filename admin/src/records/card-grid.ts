/** Cards beside each other, as many as there is room for. */
export const cardGrid = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))',
  listStyle: 'none',
  p: 0,
  m: 0,
};
