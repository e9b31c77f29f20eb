/** Columns of equal width, as many as fit. */
export const planGridLayout = (isStacked: boolean) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: isStacked ? 'minmax(0, 1fr)' : 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
});
