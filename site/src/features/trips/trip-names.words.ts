/** The names of all trips of a kind, for those whose scripts are off. */
export const tours = {
  byName: 'All tours by name',
  title: (page: number) => `All tours by name, page ${page}`,
  text: (from: string, to: string) => `Tours from ${from} to ${to}.`,
  list: 'With pictures and filters',
  listedBelow: 'All tours are listed below by name.',
};
export const packages = {
  byName: 'All packages by name',
  title: (page: number) => `All packages by name, page ${page}`,
  text: (from: string, to: string) => `Packages from ${from} to ${to}.`,
  list: 'With pictures and filters',
  listedBelow: 'All packages are listed below by name.',
};
export const noScript = 'Filters need JavaScript.';
/** Of many pages each is named by the first name on it. */
export const startingAt = (from: string) => `From ${from}`;
